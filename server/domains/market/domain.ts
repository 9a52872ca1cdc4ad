import type { Domain } from '../../Domain.ts';
import { handlers } from './handlers.ts';
import { Market } from './Market.ts';
import { createSource } from './sources/createSource.ts';
import { houseReasons } from './sources/houseReasons.ts';
import { marketTables } from './tables.ts';

declare module '../../context.ts' {
  interface Services {
    /** Open, but moving only while the server listens. */
    market: Market;
  }
}

/** Prices, candles and the source that moves them. */
export const marketDomain = {
  handlers,
  reasons: houseReasons,
  personal: { keeping: { market_candle: 'ofNobody', market_forming: 'ofNobody' } },
  tables: marketTables,
  openServices: async ({ config, clock, random, log, store, gate, onFault }, { exchange, writer }) => {
    const source = await createSource(config.market, { exchange, writer, clock, random, log });
    const onNote = (text: string) => log.warn(text);
    const market = new Market({ exchange, writer, gate, db: store.db, clock, source, onFault, onNote });
    await market.open();
    return { services: { market }, start: () => market.start(), close: () => market.stop() };
  },
} satisfies Domain;
