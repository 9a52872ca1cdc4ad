// Contracts of an owner as committed, found by an index for every filter.
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import { newestIds, passOver } from '../../store/newestIds.ts';
import type { Range, Spend, Span } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';
import { silentAfterMs } from '../../instruments/indexOf.ts';
import { tradeOf } from './leverTradeOf.ts';
import {
  cancelledStatus,
  closedStatus,
  closingStatus,
  openStatus,
  pendingStatus,
} from './engine/LeverTrade.ts';
import type { LeverStatus, LeverTrade } from './engine/LeverTrade.ts';
import type { LeverFillTable, LeverTradeTable } from './tables.ts';

export interface LeverFilter {
  owner: string;
  /** The settlement asset. */
  quote?: string;
  symbol?: string;
  status?: LeverStatus;
  id?: number;
  clientOrderId?: string;
  /** Only ids below this one. */
  beforeId?: number;
  limit: number;
  offset: number;
}

const allStatuses = [pendingStatus, openStatus, closingStatus, closedStatus, cancelledStatus] as const;
/** Above every id. */
const lastOfAll = 2n ** 63n - 2n;

type Row = Selectable<LeverTradeTable>;

/**
 * Newest first.
 * @param spend receives the number of scanned rows
 */
export async function listTrades(
  db: Kysely<Schema>,
  filter: LeverFilter,
  spend: Spend = () => undefined,
): Promise<LeverTrade[]> {
  const isNamed = filter.id !== undefined || filter.clientOrderId !== undefined;
  const rows = isNamed ? await namedRows(db, filter) : await rowsOnPage(db, filter, spend);
  return rows.map(tradeOf);
}

async function rowsOnPage(db: Kysely<Schema>, filter: LeverFilter, spend: Spend): Promise<Row[]> {
  const ranges = rangesOf(db, filter);
  const { beforeId, limit, offset } = filter;
  const span: Span = { afterId: 0n, untilId: beforeId === undefined ? lastOfAll : BigInt(beforeId) - 1n };
  const passed = await passOver(db, ranges, { span, count: offset, spend });
  if (passed === undefined) return [];
  spend(limit);
  const within = ranges.map((range) => range.within({ ...span, untilId: passed - 1n }));
  // Found and read in one statement: a trade may change its status in between.
  const rows = await db
    .selectFrom('lever_trade')
    .selectAll()
    .where('id', 'in', newestIds(db, within, { limit }))
    .execute();
  return rows.sort(newestFirst);
}

/** Each status returns its ids in index order. */
function rangesOf(db: Kysely<Schema>, { owner, quote = 'USDT', symbol, status }: LeverFilter): Range[] {
  const statuses = status === undefined ? allStatuses : [status];
  return statuses.map((each) => ({
    within: ({ afterId, untilId }: Span) =>
      db
        .selectFrom('lever_trade')
        .select('id')
        .where('owner', '=', owner)
        .$if(symbol === undefined, (query) => query.where('quote', '=', quote))
        .$if(symbol !== undefined, (query) => query.where('symbol', '=', symbol!))
        .where('status', '=', BigInt(each))
        .where('id', '>', afterId)
        .where('id', '<=', untilId),
  }));
}

/**
 * One contract, or the few with a client id. Other filters are applied afterwards, so that no database reads the index
 * of a whole account for them.
 */
async function namedRows(db: Kysely<Schema>, filter: LeverFilter): Promise<Row[]> {
  const { owner, quote, symbol, status, id, clientOrderId, beforeId, limit, offset } = filter;
  const rows = await db
    .selectFrom('lever_trade')
    .selectAll()
    .where('owner', '=', owner)
    .$if(id !== undefined, (query) => query.where('id', '=', BigInt(id!)))
    .$if(clientOrderId !== undefined, (query) => query.where('client_order_id', '=', clientOrderId!))
    .execute();
  const isAsked = (row: Row) =>
    (quote === undefined || row.quote === quote) &&
    (symbol === undefined || row.symbol === symbol) &&
    (status === undefined || row.status === BigInt(status)) &&
    (beforeId === undefined || row.id < BigInt(beforeId));
  return rows
    .filter(isAsked)
    .sort(newestFirst)
    .slice(offset, offset + limit);
}

const newestFirst = (one: Row, other: Row): number => Number(other.id - one.id);

/** Contracts opened or closed by the first mark after a gap: the triggering price may have occurred earlier. */
export async function settledAfterGap(
  db: Kysely<Schema>,
  trades: readonly Pick<LeverTrade, 'id' | 'createdAt'>[],
): Promise<ReadonlySet<number>> {
  const createdAt = new Map(trades.map(({ id, createdAt: at }) => [id, at]));
  if (createdAt.size === 0) return new Set();
  const rows = await db
    .selectFrom('lever_fill')
    .innerJoin('lever_fill_mark', 'lever_fill_mark.fill', 'lever_fill.id')
    .innerJoin('lever_mark', 'lever_mark.id', 'lever_fill_mark.mark')
    .select(['lever_fill.trade', 'lever_mark.at'])
    .where('lever_fill.trade', 'in', [...createdAt.keys()].map(BigInt))
    // As in the partial index: a contract has at most two such rows, however many parts were closed.
    .where(sql<boolean>`lever_fill.what <> 'user'`)
    .where(({ eb, or, ref }) =>
      or([
        eb('lever_mark.previous_at', 'is', null),
        eb(ref('lever_mark.at'), '>', eb(ref('lever_mark.previous_at'), '+', BigInt(silentAfterMs))),
      ]),
    )
    .execute();
  // Contracts opened or closed at a mark from before they existed did not wait.
  const hasWaited = rows.filter(({ trade, at }) => at > createdAt.get(Number(trade))!);
  return new Set(hasWaited.map(({ trade }) => Number(trade)));
}

/** A decision on a contract. */
export interface DecidedFill {
  id: number;
  what: string;
  lots: number;
  price: bigint;
  fee: bigint;
  gross: bigint;
  liquidationFee: bigint;
  insured: bigint;
  at: number;
  marks: DecidingMark[];
  /** Liquidations only. */
  decision: KeptDecision | undefined;
}

/** Basis of a liquidation decision, besides its marks. */
interface KeptDecision {
  by: number;
  /** Null for isolated positions, which have only their margin. */
  free: bigint | null;
  equity: bigint;
  required: bigint;
  margin: bigint;
  advanced: bigint;
}

interface DecidingMark {
  symbol: string;
  price: bigint;
  at: number;
  previousAt: number | null;
  /** JSON of [source, price, ms]. */
  readings: string;
}

/** Fills of one contract of an owner, newest first; empty for another user's contract. */
export async function listFills(
  db: Kysely<Schema>,
  { owner, trade, beforeId, limit }: { owner: string; trade: number; beforeId?: number; limit: number },
): Promise<DecidedFill[]> {
  const own = db
    .selectFrom('lever_trade')
    .select('id')
    .where('id', '=', BigInt(trade))
    .where('owner', '=', owner);
  const fills = await db
    .selectFrom('lever_fill')
    .selectAll()
    .where('trade', '=', BigInt(trade))
    .where('trade', 'in', own)
    .$if(beforeId !== undefined, (query) => query.where('id', '<', BigInt(beforeId!)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const marks = await marksOf(
    db,
    fills.map(({ id }) => id),
  );
  return fills.map((row) => ({
    id: Number(row.id),
    what: row.what,
    lots: Number(row.lots),
    price: row.price,
    fee: row.fee,
    gross: row.gross,
    liquidationFee: row.liquidation_fee,
    insured: row.insured,
    at: Number(row.created_at),
    marks: marks.get(row.id) ?? [],
    decision: decisionOf(row),
  }));
}

function decisionOf(row: Selectable<LeverFillTable>): KeptDecision | undefined {
  const { decision, account_free: free, equity, required, margin, advanced } = row;
  if (decision === null || equity === null || required === null || margin === null) return undefined;
  return { by: Number(decision), free, equity, required, margin, advanced: advanced ?? 0n };
}

async function marksOf(
  db: Kysely<Schema>,
  fills: readonly bigint[],
): Promise<ReadonlyMap<bigint, DecidingMark[]>> {
  if (fills.length === 0) return new Map();
  const rows = await db
    .selectFrom('lever_fill_mark')
    .innerJoin('lever_mark', 'lever_mark.id', 'lever_fill_mark.mark')
    .select(['lever_mark.id', 'fill', 'symbol', 'price', 'at', 'previous_at', 'readings'])
    .where('fill', 'in', fills)
    .execute();
  rows.sort((one, other) => Number(one.id - other.id));
  return Map.groupBy(
    rows.map((row) => ({
      fill: row.fill,
      symbol: row.symbol,
      price: row.price,
      at: Number(row.at),
      readings: row.readings,
      previousAt: row.previous_at === null ? null : Number(row.previous_at),
    })),
    ({ fill }) => fill,
  );
}
