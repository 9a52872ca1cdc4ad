import type { Domain } from './Domain.ts';

export const home = {
  screens: {
    Home: {
      path: '/pages/index/index',
      isPublic: true,
      isTab: true,
      title: { id: 'tab.home', defaultMessage: 'Home' },
    },
  },
} satisfies Domain;
