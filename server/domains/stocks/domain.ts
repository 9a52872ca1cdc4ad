import type { Domain } from '../../Domain.ts';
import { handlers } from './handlers.ts';
import { createStockSource } from './sources/createStockSource.ts';
import { Stocks } from './Stocks.ts';

declare module '../../context.ts' {
  interface Services {
    stocks: Stocks;
  }
}

/** Quotes and candles of US stocks, which cannot be traded. Nothing is stored. */
export const stocksDomain = {
  handlers,
  openServices: async ({ config, clock, log, onFault }) => {
    const { seed } = config.market;
    const source = await createStockSource(config.stocks, { clock, seed, log, onFault });
    return {
      services: { stocks: new Stocks(source) },
      start: () => source.start(),
      close: () => source.stop(),
    };
  },
} satisfies Domain;
