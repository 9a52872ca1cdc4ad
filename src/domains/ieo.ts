import type { Domain } from './Domain.ts';

export const ieo = {
  screens: {
    Ieos: { path: '/pages/assets/ieo/index' },
    IeoApplications: { path: '/pages/assets/ieo/orderList' },
    IeoApplication: { path: '/pages/assets/ieo/orderDetail' },
  },
  movesMoney: true,
  // Allotment, lapse and unlocking are told by notices.
  events: ['notice'],
  showsNotices: true,
  ledgerKinds: {
    ieo: {
      icon: 'box',
      name: { id: 'ledger.kind.ieo', defaultMessage: 'IEOs' },
      filter: 'always',
    },
  },
} satisfies Domain;
