// What people do with new coins, as commands: each is logged, and done once however often it comes. And what falls due.
import { BigNumber } from 'bignumber.js';
import { checkSubscription, phaseOf, quantityFor, unlockMs } from '../../../contracts/rules/subscription.ts';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits, isDecimal, toUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import { timedId } from '../../store/timedId.ts';
import type { MoneyCommand, MoneyTx } from '../../commands/MoneyCommand.ts';
import { assetOf } from '../../instruments/market.config.ts';
import type { Products } from '../products/public/Products.ts';
import type { NewCoinProduct } from './subscriptionConfig.ts';
import { notify } from './subscriptionNotices.ts';
import { newCoinOwner } from './subscriptionReasons.ts';
import { addToSold, findSubscription, leftOf, referenceOf, stockOf } from './subscriptionRows.ts';
import type { SubscriptionRow } from './tables.ts';

declare module '../../commands/DueQueue.ts' {
  interface DueKinds {
    'subscription.unlock': { order: number };
  }
}

export interface Subscribing {
  owner: string;
  product: number;
  /** Decimal text, in what it is paid with. */
  amount: string;
  clientId?: string | undefined;
}

interface Offer {
  products: Products;
  offered: readonly NewCoinProduct[];
  dayMs: number;
}

export const subscribing = (offer: Offer): MoneyCommand<Subscribing, number, number> => ({
  name: 'subscription.subscribe',
  repetition: ({ clientId }) => clientId,
  // 500.0 asks for what 500 does.
  record: ({ product, amount }) => ({ product, amount: new BigNumber(amount).toFixed() }),
  run: async (tx, input) => {
    await offer.products.requireOffered(tx.db, input.owner, 'subscription');
    const product = offer.offered.find(({ id }) => id === input.product);
    if (!product) throw new Refusal('subscription.notOpen', { fields: { config_id: '' } });
    const left = await leftOf(tx.db, product, stockOf(product, tx.ledger));
    if (phaseOf(product, left, tx.now) !== 'open') throw new Refusal('subscription.notOpen');
    const quantity = requirePayable(tx, input, { product, left });
    return pay(tx, input, { product, quantity, dayMs: offer.dayMs });
  },
  outcome: (id) => id,
});

/** @throws Refusal @returns how many coins the amount buys */
function requirePayable(
  { ledger }: MoneyTx,
  { owner, amount }: Subscribing,
  { product, left }: { product: NewCoinProduct; left: string },
): string {
  const { asset, payWith, price, minimum } = product;
  const { scale } = assetOf(payWith);
  const terms = { price, coinScale: assetOf(asset).scale };
  const problem = checkSubscription({
    ...terms,
    scale,
    minimum,
    left,
    coin: payWith,
    newCoin: asset,
    amount: isDecimal(amount) ? amount : '',
    available: fromUnits(ledger.balance(accountOf(owner, payWith)).available, scale),
  });
  if (!problem) return quantityFor(terms, amount);
  const { reason, nearest = '', values } = problem;
  throw new Refusal(reason, { fields: { amount: nearest }, values });
}

/** The price goes to the platform at once, and as many coins come to the trust account, where they are held. */
async function pay(
  tx: MoneyTx,
  { owner, amount, clientId }: Subscribing,
  { product, quantity, dayMs }: { product: NewCoinProduct; quantity: string; dayMs: number },
): Promise<number> {
  const { db, ledger, now } = tx;
  const { asset, payWith, price, days, launchMs, lockMs = now } = product;
  const newest = await db
    .selectFrom('subscription_order')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const id = timedId(Number(newest?.id ?? 0), now);
  const reference = referenceOf(id);
  const paid_units = toUnits(amount, assetOf(payWith).scale);
  const units = toUnits(quantity, assetOf(asset).scale);
  ledger.transfer({
    from: accountOf(owner, payWith),
    to: accountOf(newCoinOwner, payWith),
    units: paid_units,
    reason: 'subscription.paid',
    reference,
  });
  const trust = accountOf(owner, asset, 'trust');
  ledger.transfer({
    from: accountOf(newCoinOwner, asset),
    to: trust,
    units,
    reason: 'subscription.bought',
    reference,
  });
  const hold = ledger.hold(trust, units, { reason: 'subscription.locked', reference });
  const unlock = unlockMs(lockMs, days, dayMs);
  const at = BigInt(now);
  const row: SubscriptionRow = {
    id: BigInt(id),
    owner,
    product: BigInt(product.id),
    asset,
    units,
    pay_asset: payWith,
    paid_units,
    price,
    days: BigInt(days),
    state: 'locked',
    hold: BigInt(hold.id),
    client_id: clientId ?? null,
    created_at: at,
    changed_at: at,
    launch_at: BigInt(launchMs),
    unlock_at: BigInt(unlock),
  };
  await db.insertInto('subscription_order').values(row).execute();
  await addToSold(db, row);
  tx.schedule('subscription.unlock', unlock, { order: id });
  return id;
}

/** The lock-up is over: the coins go from the trust to the spot account. */
export async function unlock(tx: MoneyTx, { order }: { order: number }): Promise<void> {
  const { db, ledger, now } = tx;
  const reference = referenceOf(order);
  const row = await findSubscription(db, BigInt(order));
  if (!row) throw new Error(`There is no ${reference}`);
  if (row.state === 'unlocked') return;
  const hold = ledger.openHold(Number(row.hold));
  if (!hold) throw new Error(`${reference} holds nothing`);
  const to = accountOf(row.owner, row.asset);
  ledger.post(hold, { to, units: row.units, reason: 'subscription.unlocked', reference });
  await db
    .updateTable('subscription_order')
    .set({ state: 'unlocked', changed_at: BigInt(now) })
    .where('id', '=', row.id)
    .execute();
  const amount = fromUnits(row.units, assetOf(row.asset).scale);
  await notify(tx, row.owner, 'subscription.unlocked', { amount, coin: row.asset });
}
