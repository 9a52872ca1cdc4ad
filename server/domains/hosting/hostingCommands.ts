// Users' hosting commands: each is logged and idempotent.
import { checkHosting } from '../../../contracts/rules/hosting.ts';
import type { LocaleId } from '../../../contracts/locales.ts';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits, isDecimal, toUnits } from '../../ledger/units.ts';
import { refuseAmount, requireOffer } from '../../orders/offers.ts';
import type { Placing } from '../../orders/ProductOrder.ts';
import { Refusal } from '../../refusal.ts';
import type { MoneyCommand, MoneyTx } from '../../commands/MoneyCommand.ts';
import { assetOf } from '../../instruments/market.config.ts';
import type { Products } from '../products/public/Products.ts';
import { sentenceIn } from './hostingConfig.ts';
import type { HostingProduct } from './hostingConfig.ts';
import { hostingOrder } from './hostingOrder.ts';
import { delayedSince, redemptionOf } from './public/hostingRows.ts';
import { giveBack, payDays, scheduleNext } from './payInterest.ts';
import type { HostingOrderRow } from './tables.ts';

interface Offer {
  products: Products;
  offered: readonly HostingProduct[];
  dayMs: number;
  /** Locale of the caller. */
  locale: LocaleId;
}

export const placing = (offer: Offer) =>
  hostingOrder.placing('hosting.place', async (tx, input) => {
    await offer.products.requireOffered(tx.db, input.owner, 'hosting');
    const product = await requireOpen(tx, offer, input.product);
    const row = await place(tx, input, { product, dayMs: offer.dayMs });
    scheduleNext(tx, row);
    return row;
  });

/** @throws Refusal hosting.notOnOffer, hosting.paused, hosting.delayed */
async function requireOpen({ db }: MoneyTx, { offered, locale }: Offer, id: number): Promise<HostingProduct> {
  const product = requireOffer(offered, id, { reason: 'hosting.notOnOffer', field: 'config_id' });
  if (product.paused)
    throw new Refusal('hosting.paused', { values: { reason: sentenceIn(product.paused, locale) } });
  // A product with unpaid interest accepts no new amounts.
  if ((await delayedSince(db, id)) !== undefined) throw new Refusal('hosting.delayed');
  return product;
}

/** Remaining capacity of a product; undefined without a limit. */
export async function capacityLeft(db: MoneyTx['db'], product: HostingProduct): Promise<string | undefined> {
  const { id, asset, capacity } = product;
  if (capacity === undefined) return undefined;
  const { scale } = assetOf(asset);
  const left = toUnits(capacity, scale) - (await hostingOrder.total(db, id, 'units'));
  return fromUnits(left > 0n ? left : 0n, scale);
}

async function place(
  tx: MoneyTx,
  input: Placing,
  { product, dayMs }: { product: HostingProduct; dayMs: number },
): Promise<HostingOrderRow> {
  const { db, ledger } = tx;
  const { owner, amount } = input;
  const { asset, minimum, dayRate, days, rule, ratio } = product;
  const { scale } = assetOf(asset);
  const from = accountOf(owner, asset);
  refuseAmount(
    checkHosting({
      amount: isDecimal(amount) ? amount : '',
      scale,
      coin: asset,
      minimum,
      available: fromUnits(ledger.balance(from).available, scale),
      capacityLeft: await capacityLeft(db, product),
    }),
  );
  const units = toUnits(amount, scale);
  return hostingOrder.place(tx, input, {
    moves: [{ from, to: accountOf(owner, asset, 'trust'), units, reason: 'hosting.placed' }],
    values: {
      owner,
      product: BigInt(product.id),
      asset,
      units,
      day_rate: dayRate,
      days: BigInt(days),
      rule,
      ratio,
      step: 1n,
      day_ms: BigInt(dayMs),
      due_days: 0n,
      paid_days: 0n,
      paid_units: 0n,
      owed_units: 0n,
      owed_since: null,
      penalty_units: 0n,
      ended_at: null,
    },
  });
}

export interface Redeeming {
  owner: string;
  id: number;
  /** Repayment shown to the owner, as decimal text. */
  expected?: string | undefined;
}

export const redeeming: MoneyCommand<Redeeming, number, number> = {
  name: 'hosting.redeem',
  repetition: ({ id }) => String(id),
  record: ({ id }) => ({ order: id }),
  run: async (tx, { owner, id, expected }) => {
    const row = await hostingOrder.findOwn(tx.db, owner, { id });
    if (!row) throw new Refusal('hosting.unknown');
    if (row.state !== 'running') throw new Refusal('hosting.ended');
    // Interest that has just fallen due belongs to the owner, even if its payment is still scheduled.
    const paid = await payDays(tx, row);
    if (paid.due_days === paid.days) throw new Refusal('hosting.ended');
    const { scale } = assetOf(row.asset);
    const { refund, penalty } = redemptionOf(paid, Number(paid.due_days));
    if (expected !== undefined && !isSameAmount(expected, refund, scale))
      throw new Refusal('hosting.refundChanged', {
        fields: { expected_refund: refund },
        values: { amount: refund, asset: row.asset },
      });
    const ended = giveBack(tx, paid, { state: 'redeemed', penalty: toUnits(penalty, scale) });
    await hostingOrder.update(tx, row, ended);
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
