// What people do with hosting, as commands: each is logged, and done once however often it comes.
import { BigNumber } from 'bignumber.js';
import { checkHosting } from '../../../contracts/rules/hosting.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits, isDecimal, toUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import { timedId } from '../../store/timedId.ts';
import type { MoneyCommand, MoneyTx } from '../../commands/MoneyCommand.ts';
import { assetOf } from '../../instruments/market.config.ts';
import type { Products } from '../products/public/Products.ts';
import { sentenceIn } from './hostingConfig.ts';
import type { HostingProduct } from './hostingConfig.ts';
import {
  addToTotal,
  delayedSince,
  findOrder,
  hostedIn,
  redemptionOf,
  referenceOf,
} from './public/hostingRows.ts';
import { giveBack, keep, payDays, scheduleNext } from './payInterest.ts';
import type { HostingOrderRow } from './tables.ts';

export interface Placing {
  owner: string;
  product: number;
  /** Decimal text. */
  amount: string;
  clientId?: string | undefined;
}

interface Offer {
  products: Products;
  offered: readonly HostingProduct[];
  dayMs: number;
  /** Of the caller. */
  locale: LocaleId;
}

export const placing = (offer: Offer): MoneyCommand<Placing, number, number> => ({
  name: 'hosting.place',
  repetition: ({ clientId }) => clientId,
  // 2000.0 asks for what 2000 does.
  record: ({ product, amount }) => ({ product, amount: new BigNumber(amount).toFixed() }),
  run: async (tx, input) => {
    await offer.products.requireOffered(tx.db, input.owner, 'hosting');
    const product = await requireOpen(tx, offer, input.product);
    return place(tx, { input, product, dayMs: offer.dayMs });
  },
  outcome: (id) => id,
});

/** @throws Refusal hosting.notOnOffer, hosting.paused, hosting.delayed */
async function requireOpen({ db }: MoneyTx, { offered, locale }: Offer, id: number): Promise<HostingProduct> {
  const product = offered.find((each) => each.id === id);
  if (!product) throw new Refusal('hosting.notOnOffer', { fields: { config_id: '' } });
  if (product.paused)
    throw new Refusal('hosting.paused', { values: { reason: sentenceIn(product.paused, locale) } });
  // Whoever cannot pay what is due takes no more in.
  if ((await delayedSince(db, id)) !== undefined) throw new Refusal('hosting.delayed');
  return product;
}

/** What may still be put into a product; undefined where it has no limit. */
export async function capacityLeft(db: MoneyTx['db'], product: HostingProduct): Promise<string | undefined> {
  const { id, asset, capacity } = product;
  if (capacity === undefined) return undefined;
  const { scale } = assetOf(asset);
  const left = toUnits(capacity, scale) - (await hostedIn(db, id));
  return fromUnits(left > 0n ? left : 0n, scale);
}

async function place(
  tx: MoneyTx,
  { input, product, dayMs }: { input: Placing; product: HostingProduct; dayMs: number },
): Promise<number> {
  const { db, ledger, now } = tx;
  const { owner, amount } = input;
  const { asset } = product;
  const { scale } = assetOf(asset);
  const from = accountOf(owner, asset);
  const problem = checkHosting({
    amount: isDecimal(amount) ? amount : '',
    scale,
    coin: asset,
    minimum: product.minimum,
    available: fromUnits(ledger.balance(from).available, scale),
    capacityLeft: await capacityLeft(db, product),
  });
  if (problem) {
    const { reason, nearest = '', values } = problem;
    throw new Refusal(reason, { fields: { amount: nearest }, values });
  }
  const newest = await db
    .selectFrom('hosting_order')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const id = timedId(Number(newest?.id ?? 0), now);
  const reference = referenceOf(id);
  const units = toUnits(amount, scale);
  const to = accountOf(owner, asset, 'trust');
  ledger.transfer({ from, to, units, reason: 'hosting.placed', reference });
  const hold = ledger.hold(to, units, { reason: 'hosting.principal', reference });
  const row = rowOf({ ...input, id, units, hold: hold.id, now }, product, dayMs);
  await db.insertInto('hosting_order').values(row).execute();
  await addToTotal(db, row);
  scheduleNext(tx, row);
  return id;
}

function rowOf(
  {
    id,
    owner,
    units,
    hold,
    clientId,
    now,
  }: Placing & { id: number; units: bigint; hold: number; now: number },
  { id: product, asset, dayRate, days, rule, ratio }: HostingProduct,
  dayMs: number,
): HostingOrderRow {
  const at = BigInt(now);
  return {
    id: BigInt(id),
    owner,
    product: BigInt(product),
    asset,
    units,
    day_rate: dayRate,
    days: BigInt(days),
    rule,
    ratio,
    step: 1n,
    day_ms: BigInt(dayMs),
    state: 'running',
    hold: BigInt(hold),
    due_days: 0n,
    paid_days: 0n,
    paid_units: 0n,
    owed_units: 0n,
    owed_since: null,
    penalty_units: 0n,
    client_id: clientId ?? null,
    created_at: at,
    changed_at: at,
    ended_at: null,
  };
}

export interface Redeeming {
  owner: string;
  id: number;
  /** What the owner was shown to get back, as decimal text. */
  expected?: string | undefined;
}

export const redeeming: MoneyCommand<Redeeming, number, number> = {
  name: 'hosting.redeem',
  repetition: ({ id }) => String(id),
  record: ({ id }) => ({ order: id }),
  run: async (tx, { owner, id, expected }) => {
    const row = await findOrder(tx.db, BigInt(id));
    if (row?.owner !== owner) throw new Refusal('hosting.unknown');
    if (row.state !== 'running') throw new Refusal('hosting.ended');
    // Days that have just become due are the owner's, whether or not their turn has come yet.
    const paid = await payDays(tx, row);
    if (paid.due_days === paid.days) throw new Refusal('hosting.ended');
    const { scale } = assetOf(row.asset);
    const { refund, penalty } = redemptionOf(paid, Number(paid.due_days));
    if (expected !== undefined && !isSameAmount(expected, refund, scale))
      throw new Refusal('hosting.refundChanged', {
        fields: { expected_refund: refund },
        values: { amount: refund, asset: row.asset },
      });
    await keep(tx, row, giveBack(tx, paid, { state: 'redeemed', penalty: toUnits(penalty, scale) }));
    return id;
  },
  outcome: (id) => id,
};

function isSameAmount(text: string, other: string, scale: number): boolean {
  try {
    return toUnits(text, scale) === toUnits(other, scale);
  } catch {
    return false;
  }
}
