import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'stocks are quoted': {
    means: 'AAPL has a price, a previous close and candles of hours.',
  },
};
