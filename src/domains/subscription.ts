import type { Domain } from './Domain.ts';

export const subscription = {
  screens: {
    NewCoins: { path: '/pages/publication/index' },
    NewCoin: { path: '/pages/publication/details' },
    SubscribeNewCoin: { path: '/pages/publication/purchase' },
  },
  movesMoney: true,
  // The end of a lock-up changes balances and sends no message of its own.
  events: ['balances'],
  showsNotices: true,
  ledgerKinds: {
    subscription: {
      icon: 'box',
      name: { id: 'ledger.kind.subscription', defaultMessage: 'Subscriptions' },
      filter: 'always',
    },
  },
} satisfies Domain;
