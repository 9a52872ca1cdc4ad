import type { Domain } from './Domain.ts';

export const otc = {
  screens: {
    OtcOffers: { path: '/pages/assets/c2c/index' },
    OtcBuy: { path: '/pages/assets/c2c/buy' },
    OtcOrders: { path: '/pages/assets/c2c/orderList' },
    OtcOrder: { path: '/pages/assets/c2c/orderDetail' },
  },
  movesMoney: true,
  showsNotices: true,
  events: ['otc_order'],
  ledgerKinds: {
    otc: {
      icon: 'people',
      name: { id: 'ledger.kind.otc', defaultMessage: 'P2P' },
      filter: 'always',
    },
  },
} satisfies Domain;
