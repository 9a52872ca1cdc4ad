import { first } from './presses.ts';
import type { ScreenFixtures } from './ScreenFixtures.ts';

export const market: ScreenFixtures = {
  Kline: {
    ready: '[role=img][tabindex="0"]',
    replaced: { quotations: 'nothing on it is about anything else than its pair' },
    // A quotation includes the rules of its pair.
    insteadOf: { pair: 'quotations' },
    breaksWith: [
      'siteConfig',
      'daymarket',
      'daymarkets',
      'market_depth',
      'depth_update',
      'match_trade',
      'kline',
    ],
    commands: {
      vote: async (user) => {
        await user.logIn('Kline');
        await user.press('Up');
      },
    },
    dialogs: [{ name: 'the pairs of a market', presses: [first], query: 'symbol=BTC%2FUSDT' }],
  },
};
