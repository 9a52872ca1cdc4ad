import type { Kysely, Selectable } from 'kysely';
import { inPages } from '../../../store/inPages.ts';
import { RowWriter } from '../../../store/rows.ts';
import type { PendingRows } from '../../../store/rows.ts';
import type { Schema } from '../../../store/schema.ts';
import { fromUnits, toUnits } from '../../../ledger/units.ts';
import type { ServerEvent } from '../../../commands/events.ts';
import type { Participant } from '../../../commands/Participant.ts';
import { priceScale } from '../../../instruments/PairUnits.ts';
import type { LeverBook } from '../public/LeverBook.ts';
import { leverTradeRow, liquidationsOf } from '../leverTradeRow.ts';
import { closedStatus, closingStatus, quoteOf } from './LeverTrade.ts';
import { isAfterGap } from './marks.ts';
import type { Mark } from './marks.ts';
import type { Fixed, LeverTrade } from './LeverTrade.ts';
import { tradeOf } from '../leverTradeOf.ts';
import type { LeverMarkTable, LeverTradeTable } from '../tables.ts';

const changing = [
  ...(['lots', 'take_profit', 'stop_loss', 'entry', 'margin', 'advanced', 'opening_fee'] as const),
  ...([
    'overnight_fees',
    'charged_until',
    'gross',
    'closing_fees',
    'liquidation_fee',
    'insured',
    'close_price',
  ] as const),
  ...([
    'status',
    'fixed_by',
    'fixed_mark',
    'close_asked_at',
    'close_worst',
    'reopened',
    'ended_by',
    'opened_at',
    'closed_at',
  ] as const),
] as const;
const trades = new RowWriter(
  'lever_trade',
  [
    ...(['id', 'owner', 'symbol', 'quote', 'side', 'mode', 'leverage', 'asked_lots', 'limit_price'] as const),
    ...(['client_order_id', 'created_at', ...changing] as const),
  ],
  { key: ['id'], overwrite: changing },
);
const fills = new RowWriter('lever_fill', [
  ...(['id', 'trade', 'symbol', 'what', 'lots', 'price', 'fee', 'gross'] as const),
  ...(['liquidation_fee', 'insured', 'created_at'] as const),
  ...(['decision', 'account_free', 'equity', 'required', 'margin', 'advanced'] as const),
]);
const fillMarks = new RowWriter('lever_fill_mark', ['fill', 'mark']);
const marks = new RowWriter('lever_mark', ['id', 'symbol', 'price', 'readings', 'at', 'previous_at']);

/** Persists contracts with their decisions and marks, and rebuilds them. */
export class LeverStore implements Participant {
  private readonly book: LeverBook;
  private readonly clock: { now(): number };
  /** Copies of the trades when they were handed over. */
  private written: LeverTrade[] = [];
  /** Trades that were opened or closed by the first mark after a gap. */
  private gaps = new Set<number>();

  constructor(book: LeverBook, clock: { now(): number }) {
    this.book = book;
    this.clock = clock;
  }

  pending(): 'none' | 'soon' | 'now' {
    const { changes } = this.book;
    if (changes.trades.size > 0) return 'now';
    return changes.marks.size > 0 ? 'soon' : 'none';
  }

  takeRows(): PendingRows[] {
    const { changes } = this.book;
    const rows = [
      { into: trades, rows: Array.from(changes.trades, rowOf) },
      { into: fills, rows: changes.fills.map(fillRowOf) },
      {
        into: fillMarks,
        rows: changes.fills.flatMap(({ id, marks: on }) => on.map((mark) => [id, mark.id])),
      },
      { into: marks, rows: Array.from(changes.marks, markRowOf) },
    ];
    for (const mark of changes.marks) mark.isKept = true;
    for (const trade of changes.trades) this.written.push({ ...trade });
    for (const { trade, what, marks: on } of changes.fills) {
      const hasWaited = what === 'open' ? on.some(({ at }) => at > trade.createdAt) : what !== 'user';
      if (hasWaited && on.some(isAfterGap)) this.gaps.add(trade.id);
    }
    changes.clear();
    return rows;
  }

  takeEvents(): ServerEvent[] {
    const { book, written, gaps } = this;
    const now = this.clock.now();
    const closed = new Map<string, number[]>();
    const liquidationOf = liquidationsOf(book);
    const events = written.map((trade): ServerEvent => {
      const { id, owner, status } = trade;
      const isAfterGap = gaps.has(trade.id);
      if (status === closedStatus) closed.set(owner, [...(closed.get(owner) ?? []), id]);
      return {
        type: 'leverTrade',
        owner,
        row: () => leverTradeRow(book, trade, { now, liquidationOf, isAfterGap }),
      };
    });
    [this.written, this.gaps] = [[], new Set()];
    for (const [owner, ids] of closed) events.push({ type: 'leverClosed', owner, ids });
    return events;
  }

  async rebuild(db: Kysely<Schema>): Promise<void> {
    const { book } = this;
    book.changes.clear();
    [this.written, this.gaps] = [[], new Set()];
    const live: LeverTrade[] = [];
    const fixed: Selectable<LeverTradeTable>[] = [];
    await inPages<Selectable<LeverTradeTable>>(
      (after, limit) =>
        db
          .selectFrom('lever_trade')
          .selectAll()
          .where('status', '<=', BigInt(closingStatus))
          .where('id', '>', after?.id ?? 0n)
          .orderBy('id')
          .limit(limit)
          .execute(),
      (row) => {
        live.push(tradeOf(row));
        if (row.fixed_mark !== null) fixed.push(row);
      },
    );
    await readFixed(db, live, fixed);
    const lastOf = async (table: 'lever_trade' | 'lever_fill' | 'lever_mark') => {
      const last = await db
        .selectFrom(table)
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirst();
      return Number(last?.id ?? 0);
    };
    const [trade, fill, mark] = [
      await lastOf('lever_trade'),
      await lastOf('lever_fill'),
      await lastOf('lever_mark'),
    ];
    book.load(live, { trade, fill, mark });
  }
}

/** Restores the fixed marks of positions that wait for payment. */
async function readFixed(
  db: Kysely<Schema>,
  live: readonly LeverTrade[],
  rows: readonly Selectable<LeverTradeTable>[],
): Promise<void> {
  const byId = new Map(live.map((trade) => [trade.id, trade]));
  for (let from = 0; from < rows.length; from += fixedAtOnce) {
    const page = rows.slice(from, from + fixedAtOnce);
    const ids = page.map(({ fixed_mark: mark }) => mark!);
    const found = await db.selectFrom('lever_mark').selectAll().where('id', 'in', ids).execute();
    const known = new Map(found.map((row) => [row.id, row]));
    for (const { id, fixed_by: what, fixed_mark: mark } of page) {
      const at = known.get(mark!);
      if (at) byId.get(Number(id))!.fixed = { what: what as Fixed['what'], mark: markOf(at) };
    }
  }
}

const fixedAtOnce = 500;

function markOf(row: Selectable<LeverMarkTable>): Mark {
  const said = JSON.parse(row.readings) as [string, string, number][];
  const at = Number(row.at);
  return {
    id: Number(row.id),
    symbol: row.symbol,
    price: row.price,
    at,
    seenAt: at,
    isKept: true,
    readings: said.map(([source, price, time]) => ({ source, price: toUnits(price, priceScale), at: time })),
    previousAt: row.previous_at === null ? null : Number(row.previous_at),
  };
}

type Fill = LeverBook['changes']['fills'][number];

const rowOf = (trade: LeverTrade): unknown[] => [
  ...[
    trade.id,
    trade.owner,
    trade.symbol,
    quoteOf(trade.symbol),
    trade.side,
    trade.mode,
    trade.leverage,
    trade.askedLots,
  ],
  ...[
    trade.limit,
    trade.clientOrderId,
    trade.createdAt,
    trade.lots,
    trade.takeProfit,
    trade.stopLoss,
    trade.entry,
  ],
  ...[
    trade.margin,
    trade.advanced,
    trade.openingFee,
    trade.overnightFees,
    trade.chargedUntil,
    trade.gross,
    trade.closingFees,
  ],
  ...[trade.liquidationFee, trade.insured, trade.closePrice, trade.status],
  ...[trade.fixed?.what ?? null, trade.fixed?.mark.id ?? null],
  ...[trade.asked?.at ?? null, trade.asked?.worst ?? null, trade.reopened],
  ...[trade.endedBy, trade.openedAt, trade.closedAt],
];

const fillRowOf = (fill: Fill): unknown[] => [
  ...[fill.id, fill.trade.id, fill.trade.symbol, fill.what, fill.lots, fill.price, fill.fee, fill.gross],
  ...[fill.liquidationFee, fill.insured, fill.at, ...decisionRowOf(fill.decision)],
];

const decisionRowOf = (decision: Fill['decision']): unknown[] =>
  decision
    ? [
        ...[decision.by, decision.free, decision.equity, decision.required],
        ...[decision.margin, decision.advanced],
      ]
    : Array.from({ length: 6 }, () => null);

function markRowOf({ id, symbol, price, readings, at, previousAt }: Fill['marks'][number]): unknown[] {
  const said = readings.map((reading) => [reading.source, fromUnits(reading.price, priceScale), reading.at]);
  return [id, symbol, price, JSON.stringify(said), at, previousAt];
}
