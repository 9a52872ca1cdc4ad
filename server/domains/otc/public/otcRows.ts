// Rows of orders, and order data for other domains.
import type { Kysely, Selectable } from 'kysely';
import { fiatScale } from '../../../../contracts/rules/otc.ts';
import { fromUnits } from '../../../ledger/units.ts';
import { OrderRows } from '../../../orders/OrderRows.ts';
import type { Schema } from '../../../store/schema.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import { unfinished } from './unfinished.ts';
import type { OtcOrderRow, OtcState, OtcTotalTable } from '../tables.ts';

type Db = Kysely<Schema>;

const takes = ({ state, units }: OtcOrderRow): bigint => (state === 'cancelled' ? 0n : units);
const isUnfinished = (state: OtcState): boolean => unfinished.includes(state);
/** Amount in escrow for the order. */
const lockedBy = ({ side, state, units }: OtcOrderRow): bigint =>
  side === 'buy' && isUnfinished(state) ? units : 0n;
/** Released by its merchant or its seller, and not by a decision of the desk against the merchant. */
const isDeal = ({ side, state, appealed_at: appealed }: OtcOrderRow): boolean =>
  state === 'released' && (side === 'sell' || appealed === null);
const isFailed = ({ side, state, appealed_at: appealed }: OtcOrderRow): boolean =>
  side === 'sell' ? state === 'cancelled' : state === 'released' && appealed !== null;
/** Time in which the merchant paid a sale or released a purchase; undefined as long as it has done neither. */
function answerOf(row: OtcOrderRow): bigint | undefined {
  const { side, paid_at: paid, created_at: created, ended_at: ended } = row;
  if (paid === null) return undefined;
  if (side === 'sell') return paid - created;
  return isDeal(row) ? ended! - paid : undefined;
}
const one = (is: boolean): bigint => (is ? 1n : 0n);

export const otcRows = new OrderRows({
  table: 'otc_order',
  title: 'P2P order',
  prefix: 'otc',
  totals: {
    table: 'otc_total',
    by: 'offer',
    of: (row) => ({
      units: takes(row),
      locked_units: lockedBy(row),
      deals: one(isDeal(row)),
      failed: one(isFailed(row)),
      answered: one(answerOf(row) !== undefined),
      answer_ms: answerOf(row) ?? 0n,
    }),
  },
});

export async function change(db: Db, row: OtcOrderRow, changes: Partial<OtcOrderRow>): Promise<OtcOrderRow> {
  const after = { ...row, ...changes };
  await db.updateTable('otc_order').set(changes).where('id', '=', row.id).execute();
  await otcRows.addToTotals(db, after, row);
  return after;
}

export type OfferTotals = Pick<
  Selectable<OtcTotalTable>,
  'units' | 'deals' | 'failed' | 'answered' | 'answer_ms'
>;

/** Totals of every offer that was taken. */
export async function offerTotals(db: Db): Promise<Map<number, OfferTotals>> {
  const rows = await db.selectFrom('otc_total').selectAll().execute();
  return new Map(rows.map((row) => [Number(row.offer), row]));
}

export const quantityOf = ({ asset, units }: Pick<OtcOrderRow, 'asset' | 'units'>): string =>
  fromUnits(units, assetOf(asset).scale);

export const moneyOf = ({ currency, money }: Pick<OtcOrderRow, 'currency' | 'money'>): string =>
  fromUnits(money, fiatScale(currency));
