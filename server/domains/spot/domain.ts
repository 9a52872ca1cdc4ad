import type { Kysely } from 'kysely';
import type { Domain } from '../../Domain.ts';
import type { LoggedCommand } from '../../commands/MoneyCommand.ts';
import type { Schema } from '../../store/schema.ts';
import { Exchange } from './public/Exchange.ts';
import type { ExchangeReader, Trading } from './public/Exchange.ts';
import { ExchangeStore } from './ExchangeStore.ts';
import { handlers } from './handlers.ts';
import { spotOrderRow } from './spotOrderRow.ts';
import { spotReasons } from './spotReasons.ts';
import { spotTables } from './tables.ts';
import { spotPersonal } from './spotPersonal.ts';

declare module '../../engines.ts' {
  interface Engines {
    exchange: Exchange;
  }
  interface EngineReaders {
    exchange: ExchangeReader;
  }
}

declare module '../../context.ts' {
  interface Services {
    /** For commands. */
    exchange: Trading;
  }
}

const order: LoggedCommand = { outcome: { names: 'order', ownersOf } };

async function ownersOf(db: Kysely<Schema>, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const orders = await db.selectFrom('spot_order').select(['id', 'owner']).where('id', 'in', ids).execute();
  return new Map(orders.map(({ id, owner }) => [id, owner]));
}

/** Spot trading: books, orders and fills. */
export const spotDomain = {
  handlers,
  reasons: spotReasons,
  commands: { 'spot.place': order, 'spot.cancel': order, 'spot.cancelAll': {} },
  ownerMessages: {
    spot_order: { event: 'order', contents: ({ order: changed }) => ({ data: spotOrderRow(changed) }) },
  },
  tables: spotTables,
  personal: spotPersonal,
  openEngine: ({ pairs, ledger, undo, clock, engines }) => {
    const exchange = new Exchange(pairs, ledger, undo, engines.rebateBook);
    return { engines: { exchange }, participants: [new ExchangeStore(exchange, clock)] };
  },
  openServices: (_, { exchange }) => ({ services: { exchange } }),
} satisfies Domain;
