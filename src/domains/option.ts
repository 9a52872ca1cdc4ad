import type { Domain } from './Domain.ts';

export const option = {
  screens: {
    OptionTrade: {
      path: '/pages/option/detail',
      isTab: true,
      title: { id: 'product.options', defaultMessage: 'Options' },
    },
    OptionInfo: { path: '/pages/option/info', isPublic: true },
    OptionSimulator: { path: '/pages/option/simulator' },
  },
  movesMoney: true,
  events: ['option_order', 'closed_microorder'],
  showsNotices: true,
  ledgerKinds: {
    option: {
      icon: 'timer',
      name: { id: 'product.options', defaultMessage: 'Options' },
      filter: 'always',
    },
  },
} satisfies Domain;
