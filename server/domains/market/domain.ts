import type { Domain } from '../../Domain.ts';
import { handlers } from './handlers.ts';
import { createIndexSources } from './indexPrice/tickers/createIndexSources.ts';
import { Market } from './public/Market.ts';
import { createSource } from './sources/createSource.ts';
import { platformReasons } from './sources/platformReasons.ts';
import { marketMigrations } from './migrations.ts';
import { marketTables } from './tables.ts';
import { votesPersonal } from './votes.ts';

declare module '../../context.ts' {
  interface Services {
    /** Open, but advancing only while the server listens. */
    market: Market;
  }
}

/** Prices, candles and the source that drives them. */
export const marketDomain = {
  handlers,
  reasons: platformReasons,
  commands: { 'market.vote': {} },
  personal: {
    ...votesPersonal,
    keeping: {
      ...votesPersonal.keeping,
      market_candle: 'ofNobody',
      market_forming: 'ofNobody',
      market_fair_price: 'ofNobody',
      market_opening: 'ofNobody',
    },
  },
  tables: marketTables,
  migrations: marketMigrations,
  openServices: async ({ config, clock, random, log, store, gate, onFault }, { exchange, executor }) => {
    const source = await createSource(config.market, { exchange, executor, clock, random, log });
    const indexSources = createIndexSources(config.market, { exchange, clock, random, log });
    const onNote = (text: string) => log.warn(text);
    const told = { onFault, onNote };
    const market = new Market({
      exchange,
      executor,
      gate,
      db: store.db,
      clock,
      source,
      indexSources,
      ...told,
    });
    await market.open();
    return { services: { market }, start: () => market.start(), close: () => market.stop() };
  },
} satisfies Domain;
