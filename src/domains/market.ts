import type { Domain } from './Domain.ts';

export const market = {
  screens: {
    Kline: { path: '/pages/trade/kline', isPublic: true },
  },
} satisfies Domain;
