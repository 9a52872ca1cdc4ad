// Rows of orders, and order data for other domains.
import type { Kysely } from 'kysely';
import { fiatScale } from '../../../../contracts/rules/otc.ts';
import { fromUnits } from '../../../ledger/units.ts';
import { OrderRows } from '../../../orders/OrderRows.ts';
import type { Schema } from '../../../store/schema.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import { unfinished } from './unfinished.ts';
import type { OtcOrderRow, OtcState } from '../tables.ts';

type Db = Kysely<Schema>;

const takes = ({ state, units }: OtcOrderRow): bigint => (state === 'cancelled' ? 0n : units);
const isUnfinished = (state: OtcState): boolean => unfinished.includes(state);
/** Amount in escrow for the order. */
const lockedBy = ({ side, state, units }: OtcOrderRow): bigint =>
  side === 'buy' && isUnfinished(state) ? units : 0n;
const deal = ({ state }: OtcOrderRow): bigint => (state === 'released' ? 1n : 0n);

export const otcRows = new OrderRows({
  table: 'otc_order',
  title: 'P2P order',
  prefix: 'otc',
  totals: {
    table: 'otc_total',
    by: 'offer',
    of: (row) => ({ units: takes(row), locked_units: lockedBy(row), deals: deal(row) }),
  },
});

export async function change(db: Db, row: OtcOrderRow, changes: Partial<OtcOrderRow>): Promise<OtcOrderRow> {
  const after = { ...row, ...changes };
  await db.updateTable('otc_order').set(changes).where('id', '=', row.id).execute();
  await otcRows.addToTotals(db, after, row);
  return after;
}

export interface OfferTotals {
  units: bigint;
  deals: bigint;
}

/** Totals of every offer that was taken. */
export async function offerTotals(db: Db): Promise<Map<number, OfferTotals>> {
  const rows = await db.selectFrom('otc_total').select(['offer', 'units', 'deals']).execute();
  return new Map(rows.map(({ offer, units, deals }) => [Number(offer), { units, deals }]));
}

export const quantityOf = ({ asset, units }: Pick<OtcOrderRow, 'asset' | 'units'>): string =>
  fromUnits(units, assetOf(asset).scale);

export const moneyOf = ({ currency, money }: Pick<OtcOrderRow, 'currency' | 'money'>): string =>
  fromUnits(money, fiatScale(currency));
