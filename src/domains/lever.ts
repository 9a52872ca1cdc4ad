import type { Domain } from './Domain.ts';

export const lever = {
  screens: {
    LeverTrade: {
      path: '/pages/lever/index',
      isTab: true,
      title: { id: 'product.contracts', defaultMessage: 'Contracts' },
    },
    LeverInfo: { path: '/pages/lever/info', isPublic: true },
    LeverSimulator: { path: '/pages/lever/simulator' },
  },
  movesMoney: true,
  // A verification decides which leverages the country of the user allows.
  events: ['lever_trade', 'lever_closed', 'review'],
  showsNotices: true,
  ledgerKinds: {
    contract: {
      icon: 'candles',
      name: { id: 'product.contracts', defaultMessage: 'Contracts' },
      filter: 'always',
    },
  },
} satisfies Domain;
