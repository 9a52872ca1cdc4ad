import type { Kysely } from 'kysely';
import type { Side } from '../../../contracts/market.ts';
import type { PairUnits } from '../../instruments/PairUnits.ts';
import type { Schema } from '../../store/schema.ts';
import type { Books } from './postings.ts';
import { pagesById } from '../view.ts';
import type { Pages } from '../view.ts';

/** A pair as the audit knows it; a delisted one has only a name. */
export interface AuditedPair {
  base: string;
  quote: string;
  units: PairUnits | undefined;
}

export type PairOf = (symbol: string) => AuditedPair;

interface Range {
  after: bigint;
  upTo: bigint;
  pages: Pages;
}

type Rows = Awaited<ReturnType<typeof readFills>>;
type Row = Rows[number];

/** A user's side of a fill. */
interface Party {
  owner: string;
  side: Side;
  limit: bigint;
}

/**
 * Checks that each fill matches its orders, and subtracts its amounts from the users' accounts.
 * @returns the orders of the fills
 */
export async function walkFills(
  db: Kysely<Schema>,
  range: Range,
  { books, pairOf, meetOrder }: { books: Books; pairOf: PairOf; meetOrder: (id: bigint) => void },
): Promise<void> {
  const read = (after: bigint, limit: number) => readFills(db, { after, upTo: range.upTo, limit });
  await pagesById<Row>(range, read, (rows) => {
    for (const row of rows) {
      for (const id of [row.maker_order, row.taker_order]) if (id !== null) meetOrder(id);
      walkOne(row, books, pairOf);
    }
  });
}

function readFills(db: Kysely<Schema>, range: { after: bigint; upTo: bigint; limit: number }) {
  return db
    .selectFrom('fill')
    .leftJoin('spot_order as maker', 'maker.id', 'fill.maker_order')
    .leftJoin('spot_order as taker', 'taker.id', 'fill.taker_order')
    .select(['fill.id', 'fill.symbol', 'fill.price', 'fill.quantity', 'fill.value', 'fill.taker_side'])
    .select(['fill.maker_order', 'fill.taker_order', 'fill.maker_fee'])
    .select(['maker.owner as maker_owner', 'maker.side as maker_side', 'maker.symbol as maker_symbol'])
    .select(['maker.price as maker_price', 'taker.owner as taker_owner', 'taker.side as taker_side_asked'])
    .select([
      'taker.symbol as taker_symbol',
      'taker.price as taker_price',
      'taker.worst_price as taker_worst',
    ])
    .where('fill.id', '>', range.after)
    .where('fill.id', '<=', range.upTo)
    .orderBy('fill.id')
    .limit(range.limit)
    .execute();
}

function walkOne(row: Row, { accounts, findings }: Books, pairOf: PairOf): void {
  const { id, symbol, price, quantity, value, maker_fee } = row;
  const { base, quote, units } = pairOf(symbol);
  const [maker, taker] = [makerOf(row), takerOf(row)];
  const owner = maker?.owner ?? taker?.owner;
  const says = (what: string) =>
    findings.add(`Fill ${id} of ${symbol} ${what}`, { row: `fill ${id}`, owner });
  if (row.maker_order === null && row.taker_order === null) says('is nobody’s');
  if ((row.maker_order !== null && !maker) || (row.taker_order !== null && !taker))
    says('names an order that does not exist or is of another pair or side');
  if (quantity <= 0n || (units && !isValue(units, { price, quantity, value })))
    says(`has a value of ${value}, which is not ${quantity} at ${price}`);
  if (maker && maker.limit !== price) says(`has another price than its maker's ${maker.limit}`);
  if (taker && (taker.side === 'buy' ? price > taker.limit : price < taker.limit))
    says(`has a worse price than its taker's ${taker.limit}`);
  if (maker_fee < 0n || (!maker && maker_fee !== 0n)) says(`charges ${maker_fee} to its maker`);
  for (const party of [maker, taker]) {
    if (!party) continue;
    const [inBase, inQuote] = [accounts.spot(party.owner, base), accounts.spot(party.owner, quote)];
    if (!inBase || !inQuote) {
      says('belongs to no posting of one of its people');
      continue;
    }
    const sign = party.side === 'buy' ? 1n : -1n;
    inBase.trades -= sign * quantity;
    inQuote.trades += sign * value;
    if (party === maker) (party.side === 'buy' ? inBase : inQuote).fees -= maker_fee;
  }
}

function makerOf(row: Row): Party | undefined {
  const { maker_owner: owner, maker_side: side, maker_symbol, maker_price } = row;
  if (owner === null || side === null || maker_price === null) return undefined;
  if (maker_symbol !== row.symbol || side === row.taker_side) return undefined;
  return { owner, side, limit: maker_price };
}

function takerOf(row: Row): Party | undefined {
  const { taker_owner: owner, taker_side_asked: side, taker_symbol } = row;
  const limit = row.taker_price ?? row.taker_worst;
  if (owner === null || side === null || limit === null) return undefined;
  if (taker_symbol !== row.symbol || side !== row.taker_side) return undefined;
  return { owner, side, limit };
}

function isValue(
  units: PairUnits,
  { price, quantity, value }: { price: bigint; quantity: bigint; value: bigint },
): boolean {
  try {
    return units.value(price, quantity) === value;
  } catch {
    // Such a value would have been rounded, and stored values never are.
    return false;
  }
}
