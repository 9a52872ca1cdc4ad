import type { ScreenFixtures } from './ScreenFixtures.ts';

export const system: ScreenFixtures = {
  ChooseLocation: { query: 'country=DE', ready: 'main li button' },
  OpenLocation: {
    query: 'name=Sample%20Bank&address=Domplatz%203%2C%2050667%20K%C3%B6ln&latitude=50.9412&longitude=6.9582',
    ready: 'main dl',
  },
};
