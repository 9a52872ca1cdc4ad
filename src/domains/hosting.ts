import type { Domain } from './Domain.ts';

export const hosting = {
  screens: {
    FinanceHub: {
      path: '/pages/template/index',
      isTab: true,
      title: { id: 'product.hosting', defaultMessage: 'Hosting' },
    },
    HostingProducts: { path: '/pages/finance/index' },
    Host: { path: '/pages/finance/buyPage' },
    HostingOrders: { path: '/pages/finance/ordersPage' },
    HostingRules: { path: '/pages/finance/rulePage', isPublic: true },
  },
  movesMoney: true,
  // Interest and the end of a term change balances and send no message of their own.
  events: ['balances'],
  showsNotices: true,
  ledgerKinds: {
    hosting: {
      icon: 'bank',
      name: { id: 'product.hosting', defaultMessage: 'Hosting' },
      filter: 'always',
    },
  },
} satisfies Domain;
