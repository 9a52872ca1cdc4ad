import { first } from './presses.ts';
import type { ScreenFixtures, User } from './ScreenFixtures.ts';

const openStock = (user: User): Promise<void> => user.open('Kline of a stock');

export const market: ScreenFixtures = {
  Kline: {
    ready: '[role=img][tabindex="0"]',
    replaced: { quotations: 'nothing on it is about anything else than its pair' },
    more: [
      {
        name: 'Kline of a stock',
        query: 'stock=NVDA',
        ready: '[role=img][tabindex="0"]',
        quiet: {
          stockQuotations: "the stock's own quote is complete",
          stockPrice: 'the quote of the list stays with its time, and is called old once it is',
        },
      },
    ],
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
      stockQuotations: openStock,
      stockCandles: openStock,
      stockPrice: openStock,
      vote: async (user) => {
        await user.logIn('Kline');
        await user.press('Up');
      },
    },
    dialogs: [{ name: 'the pairs of a market', presses: [first], query: 'symbol=BTC%2FUSDT' }],
  },
};
