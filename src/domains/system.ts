import type { Domain } from './Domain.ts';

export const system = {
  screens: {
    ChooseLocation: { path: '/pages/location/choose-location', isPublic: true },
    OpenLocation: { path: '/pages/location/open-location', isPublic: true },
  },
} satisfies Domain;
