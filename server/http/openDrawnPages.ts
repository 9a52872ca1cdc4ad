import { periodStart, shiftPeriod } from '../../contracts/candles.ts';
import { firstCandles } from '../../contracts/firstPage.ts';
import type { Context } from '../context.ts';
import { handlers as market } from '../domains/market/handlers.ts';
import { handlers as session } from '../domains/session/handlers.ts';
import { DrawnPages } from './DrawnPages.ts';
import type { Call } from './handler.ts';
import { Refusal } from '../refusal.ts';
import { appFolder } from './staticApp.ts';

/** Server-rendered pages of the app in `folder`, using the data of a visitor's calls; undefined when not built. */
export function openDrawnPages(context: Context, folder = appFolder): Promise<DrawnPages | undefined> {
  const locale = context.config.defaultLocale;
  const call: Call<Record<string, never>> = {
    input: {},
    locale,
    address: '',
    userAgent: '',
    session: undefined,
    user: () => {
      throw new Refusal('session.required', { type: '999' });
    },
    log: context.log,
  };
  return DrawnPages.open({
    folder: `${folder}/../server`,
    clock: context.clock,
    read: async () => ({
      locale,
      quotations: await market.quotations(context, call),
      siteConfig: await session.siteConfig(context, call),
    }),
    readMarket: async ({ symbol, period }) => {
      const now = context.clock.now();
      const from = shiftPeriod(period, periodStart(period, now), 1 - firstCandles);
      const rows = await context.market.candles(symbol, period, from, now);
      const candles = rows.map(({ time, open, high, low, close, volume }) => {
        return { time, open, high, low, close, volume };
      });
      return candles.length > 0 ? { symbol, period, candles } : undefined;
    },
  });
}
