// Rows of orders, by the names that postings and callers have for them.
import type { Kysely } from 'kysely';
import { fiatScale } from '../../../../contracts/rules/otc.ts';
import { fromUnits } from '../../../ledger/units.ts';
import type { Schema } from '../../../store/schema.ts';
import { assetOf, assets } from '../../../instruments/market.config.ts';
import { unfinished } from './unfinished.ts';
import type { OtcOrderRow, OtcState } from '../tables.ts';

type Db = Kysely<Schema>;

export const otcReference = (id: number | bigint): string => `otc:${id}`;
export const otcIdOf = (reference: string): bigint => BigInt(reference.slice('otc:'.length));

export const findOtcOrder = (db: Db, id: bigint): Promise<OtcOrderRow | undefined> =>
  db.selectFrom('otc_order').selectAll().where('id', '=', id).executeTakeFirst();

/** The owners of those that exist, for the audit. */
export async function otcOwners(db: Db, ids: readonly bigint[]): Promise<Map<bigint, string>> {
  const rows = await db.selectFrom('otc_order').select(['id', 'owner']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}

const takes = ({ state, units }: OtcOrderRow): bigint => (state === 'cancelled' ? 0n : units);
const isUnfinished = (state: OtcState): boolean => unfinished.includes(state);
/** What the escrow has for it. */
export const lockedBy = ({ side, state, units }: OtcOrderRow): bigint =>
  side === 'buy' && isUnfinished(state) ? units : 0n;
const deal = ({ state }: OtcOrderRow): bigint => (state === 'released' ? 1n : 0n);

/** Adds to what all orders of an offer come to what one has changed. @param before nothing of a new one */
async function addToTotal(db: Db, after: OtcOrderRow, before?: OtcOrderRow): Promise<void> {
  const less = (of: (row: OtcOrderRow) => bigint): bigint => of(after) - (before ? of(before) : 0n);
  const [units, locked_units, deals] = [less(takes), less(lockedBy), less(deal)];
  if (units === 0n && locked_units === 0n && deals === 0n) return;
  const { offer, asset } = after;
  await db
    .insertInto('otc_total')
    .values({ offer, asset, units, locked_units, deals })
    .onConflict((conflict) =>
      conflict.column('offer').doUpdateSet((eb) => ({
        units: eb('otc_total.units', '+', eb.ref('excluded.units')),
        locked_units: eb('otc_total.locked_units', '+', eb.ref('excluded.locked_units')),
        deals: eb('otc_total.deals', '+', eb.ref('excluded.deals')),
      })),
    )
    .execute();
}

export async function keepNew(db: Db, row: OtcOrderRow): Promise<void> {
  await db.insertInto('otc_order').values(row).execute();
  await addToTotal(db, row);
}

export async function change(db: Db, row: OtcOrderRow, changes: Partial<OtcOrderRow>): Promise<OtcOrderRow> {
  const after = { ...row, ...changes };
  await db.updateTable('otc_order').set(changes).where('id', '=', row.id).execute();
  await addToTotal(db, after, row);
  return after;
}

/** Also a purchase, of which nothing is held of whoever buys: its money may be on its way. */
export async function hasOpenOtc(db: Db, owner: string): Promise<boolean> {
  const open = db.selectFrom('otc_order').select('id').where('state', 'in', unfinished);
  return (await open.where('owner', '=', owner).limit(1).executeTakeFirst()) !== undefined;
}

export interface OfferTotals {
  units: bigint;
  deals: bigint;
}

/** Of every offer that anybody has taken. */
export async function offerTotals(db: Db): Promise<Map<number, OfferTotals>> {
  const rows = await db.selectFrom('otc_total').select(['offer', 'units', 'deals']).execute();
  return new Map(rows.map(({ offer, units, deals }) => [Number(offer), { units, deals }]));
}

/** Orders that have ended may be of a coin that is not configured any more. */
export const isOfKnownCoin = ({ asset }: Pick<OtcOrderRow, 'asset'>): boolean =>
  assets.some(({ code }) => code === asset);

export const quantityOf = ({ asset, units }: Pick<OtcOrderRow, 'asset' | 'units'>): string =>
  fromUnits(units, assetOf(asset).scale);

export const moneyOf = ({ currency, money }: Pick<OtcOrderRow, 'currency' | 'money'>): string =>
  fromUnits(money, fiatScale(currency));
