// Users' contract commands: each is logged and idempotent.
import type { Kysely } from 'kysely';
import { InsufficientFunds } from '../../ledger/Ledger.ts';
import { Refusal } from '../../refusal.ts';
import type { Schema } from '../../store/schema.ts';
import type { LoggedCommand, MoneyCommand } from '../../commands/MoneyCommand.ts';
import { isDemo } from './public/demoContracts.ts';
import type { LeverBook } from './public/LeverBook.ts';
import type { Products } from '../products/public/Products.ts';
import type { PlaceLever } from './leverInput.ts';
import type { LeverTrade } from './engine/LeverTrade.ts';

type LeverCommand<Input> = MoneyCommand<Input, LeverTrade, number>;
/** Idempotency key, chosen by the caller. */
interface Repeatable {
  clientId?: string | undefined;
}
type One = Repeatable & { owner: string; id: number };

export const placing = (book: LeverBook): LeverCommand<PlaceLever> => ({
  name: 'lever.place',
  repetition: ({ clientOrderId }) => clientOrderId,
  record: ({ symbol, side, mode, leverage, lots, limit, takeProfit, stopLoss }) => ({
    symbol,
    side,
    mode,
    leverage,
    lots,
    limit,
    takeProfit,
    stopLoss,
  }),
  run: (tx, input) => refusing(() => book.place(tx, input)),
  outcome: ({ id }) => id,
});

/** Like placing, for a user who must be eligible for contracts, up to the leverage that the country permits. */
export const placingOffered = (book: LeverBook, products: Products): LeverCommand<PlaceLever> => {
  const placed = placing(book);
  return {
    ...placed,
    run: async (tx, input) => {
      // Demo trades carry no risk, so country and questionnaire do not apply.
      if (isDemo(input.symbol)) return placed.run(tx, input);
      const { leverageMax } = await products.requireOffered(tx.db, input.owner, 'lever');
      if (leverageMax !== undefined && input.leverage > leverageMax)
        throw new Refusal('lever.leverage', { fields: { leverage: String(leverageMax) } });
      return placed.run(tx, input);
    },
  };
};

export const cancelling = (book: LeverBook): LeverCommand<One> => ({
  name: 'lever.cancel',
  // An order can be cancelled only once.
  repetition: ({ id }) => String(id),
  record: ({ id }) => id,
  run: (tx, input) => book.cancel(tx, input),
  outcome: ({ id }) => id,
});

interface Close extends One {
  lots?: number | undefined;
  worst?: string | undefined;
  /** Number of earlier reopenings: after each the position can be closed once more. */
  reopened?: number | undefined;
}

export const closing = (book: LeverBook): LeverCommand<Close> => ({
  name: 'lever.close',
  // A whole position is closed once; parts of it any number of times.
  repetition: ({ id, lots, clientId, worst, reopened }) =>
    lots === undefined
      ? [`all of ${id}`, ...(worst ? [`at ${worst}`] : []), ...(reopened ? [`after ${reopened}`] : [])].join(
          ' ',
        )
      : clientId && `part ${clientId}`,
  record: ({ id, lots, worst }) => ({ id, lots, worst }),
  run: (tx, input) => book.close(tx, input),
  outcome: ({ id }) => id,
});

export const withdrawingClose = (book: LeverBook): LeverCommand<One & { askedAt: number }> => ({
  name: 'lever.withdrawClose',
  repetition: ({ id, askedAt }) => `${id} ${askedAt}`,
  record: ({ id, askedAt }) => ({ id, askedAt }),
  run: (tx, input) => book.withdrawClose(tx, input),
  outcome: ({ id }) => id,
});

interface CloseAll {
  owner: string;
  symbol: string;
  /** The newest id that the owner has seen. */
  untilId: number;
  /** For a repeated call: the newest position that is still open. */
  again?: number | undefined;
}

export const closingAll = (book: LeverBook): MoneyCommand<CloseAll, number, number> => ({
  name: 'lever.closeAll',
  // Positions up to an id are final once all are closed; orders up to it may be filled later.
  repetition: ({ symbol, untilId, again = '' }) => `${symbol} ${untilId} ${again}`.trimEnd(),
  record: ({ symbol, untilId }) => ({ symbol, untilId }),
  run: (tx, input) => book.closeAll(tx, input),
  outcome: (count) => count,
});

export const settingStops = (
  book: LeverBook,
): LeverCommand<One & { takeProfit: string | null; stopLoss: string | null }> => ({
  name: 'lever.setStops',
  repetition: ({ clientId }) => clientId,
  record: ({ id, takeProfit, stopLoss }) => ({ id, takeProfit, stopLoss }),
  run: (tx, input) => book.setStops(tx, input),
  outcome: ({ id }) => id,
});

export const addingMargin = (book: LeverBook): LeverCommand<One & { units: bigint }> => ({
  name: 'lever.addMargin',
  repetition: ({ clientId }) => clientId,
  record: ({ id, units }) => ({ id, units: String(units) }),
  run: (tx, input) => refusing(() => book.addMargin(tx, input)),
  outcome: ({ id }) => id,
});

/** Reports a shortage in the ledger after passed rules as the matching refusal. */
function refusing<Answer>(run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal('lever.unaffordable', { fields: { lots: '' } });
    throw error;
  }
}

const trade: LoggedCommand = { outcome: { names: 'contract', ownersOf } };

async function ownersOf(db: Kysely<Schema>, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const trades = await db.selectFrom('lever_trade').select(['id', 'owner']).where('id', 'in', ids).execute();
  return new Map(trades.map(({ id, owner }) => [id, owner]));
}

export const leverLog = {
  'lever.place': trade,
  'lever.cancel': trade,
  'lever.close': trade,
  'lever.withdrawClose': trade,
  'lever.setStops': trade,
  'lever.addMargin': trade,
  'lever.closeAll': {},
  'lever.resetDemo': {},
};
