import { sql } from 'kysely';
import type { CompiledQuery, Kysely } from 'kysely';
import { RowWriter } from '../../store/rows.ts';
import type { PendingRows } from '../../store/rows.ts';
import type { Schema } from '../../store/schema.ts';
import type { ServerEvent } from '../../commands/events.ts';
import type { Participant } from '../../commands/Participant.ts';
import type { Rebate, RebateBook } from './public/RebateBook.ts';
import { yearOf } from './rebateOf.ts';

const rebates = new RowWriter('rebate', [
  ...(['id', 'inviter', 'payer', 'order_id', 'fill_id', 'asset', 'fee', 'percent', 'units'] as const),
  ...(['fee_worth', 'units_worth', 'created_at'] as const),
]);

const rowOf = (rebate: Rebate): unknown[] => [
  ...[rebate.id, rebate.inviter, rebate.payer, rebate.orderId, rebate.fillId, rebate.asset],
  ...[rebate.units, rebate.percent, rebate.rebate, rebate.worth, rebate.rebateWorth, rebate.at],
];

/** Adds to the stored totals. */
const totals: PendingRows['into'] = {
  statements: (db, rows) => rows.map((row) => adding(db, row as Total)),
};
type Total = readonly [inviter: string, year: number, rebates: number, fee: bigint, worth: bigint];

const adding = (db: Kysely<Schema>, [inviter, year, count, fee, worth]: Total): CompiledQuery =>
  sql`
    insert into referral_total (inviter, year, rebates, fee_worth, units_worth, ranked)
    values (${inviter}, ${year}, ${count}, ${fee}, ${worth},
      (select count(*) from referral_ranked where owner = ${inviter}))
    on conflict (inviter, year) do update set rebates = referral_total.rebates + excluded.rebates,
      fee_worth = referral_total.fee_worth + excluded.fee_worth,
      units_worth = referral_total.units_worth + excluded.units_worth`.compile(db);

/** One for each inviter and year, in the order of first appearance. */
function totalsOf(paid: readonly Rebate[]): Total[] {
  const sums = new Map<string, Total>();
  for (const { inviter, at, worth, rebateWorth } of paid) {
    const year = yearOf(at);
    const key = `${inviter} ${year}`;
    const [, , count, fee, sum] = sums.get(key) ?? [inviter, year, 0, 0n, 0n];
    sums.set(key, [inviter, year, count + 1, fee + worth, sum + rebateWorth]);
  }
  return [...sums.values()];
}

/** Persists rebates. Inviters are re-read at the start, with the open orders. */
export class RebateStore implements Participant {
  private readonly book: RebateBook;

  constructor(book: RebateBook) {
    this.book = book;
  }

  pending(): 'none' | 'now' {
    return this.book.unwritten.length > 0 ? 'now' : 'none';
  }

  takeRows(): PendingRows[] {
    const paid = this.book.unwritten;
    this.book.unwritten = [];
    return [
      { into: rebates, rows: paid.map(rowOf) },
      { into: totals, rows: totalsOf(paid) },
    ];
  }

  takeEvents(): ServerEvent[] {
    return [];
  }

  async rebuild(db: Kysely<Schema>): Promise<void> {
    this.book.forget();
    const last = await db
      .selectFrom('rebate')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst();
    this.book.lastId = Number(last?.id ?? 0);
  }
}
