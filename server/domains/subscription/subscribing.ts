// User actions on new coins, as commands: each is logged, and idempotent. Also scheduled events.
import { checkSubscription, phaseOf, quantityFor, unlockMs } from '../../../contracts/rules/subscription.ts';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits, isDecimal, toUnits } from '../../ledger/units.ts';
import { refuseAmount, requireOffer } from '../../orders/offers.ts';
import type { Placing } from '../../orders/ProductOrder.ts';
import { Refusal } from '../../refusal.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { assetOf } from '../../instruments/market.config.ts';
import type { Products } from '../products/public/Products.ts';
import type { NewCoinProduct } from './subscriptionConfig.ts';
import { notify } from './subscriptionNotices.ts';
import { subscriptionOrder } from './subscriptionOrder.ts';
import { newCoinOwner } from './subscriptionReasons.ts';
import { leftOf, stockOf } from './subscriptionStock.ts';
import type { SubscriptionRow } from './tables.ts';

declare module '../../commands/DueQueue.ts' {
  interface DueKinds {
    'subscription.unlock': { order: number };
  }
}

interface Offer {
  products: Products;
  offered: readonly NewCoinProduct[];
  dayMs: number;
}

export const subscribing = ({ products, offered, dayMs }: Offer) =>
  subscriptionOrder.placing('subscription.subscribe', async (tx, input) => {
    await products.requireOffered(tx.db, input.owner, 'subscription');
    const asked = { reason: 'subscription.notOpen', field: 'config_id' } as const;
    const product = requireOffer(offered, input.product, asked);
    const left = await leftOf(tx.db, product, stockOf(product, tx.ledger));
    if (phaseOf(product, left, tx.now) !== 'open') throw new Refusal('subscription.notOpen');
    const quantity = requirePayable(tx, input, { product, left });
    const row = await pay(tx, input, { product, quantity, dayMs });
    tx.schedule('subscription.unlock', Number(row.unlock_at), { order: Number(row.id) });
    return row;
  });

/**
 * @throws Refusal
 * @returns number of coins that the amount buys
 */
function requirePayable(
  { ledger }: MoneyTx,
  { owner, amount }: Placing,
  { product, left }: { product: NewCoinProduct; left: string },
): string {
  const { asset, payWith, price, minimum } = product;
  const { scale } = assetOf(payWith);
  const terms = { price, coinScale: assetOf(asset).scale };
  refuseAmount(
    checkSubscription({
      ...terms,
      scale,
      minimum,
      left,
      coin: payWith,
      newCoin: asset,
      amount: isDecimal(amount) ? amount : '',
      available: fromUnits(ledger.balance(accountOf(owner, payWith)).available, scale),
    }),
  );
  return quantityFor(terms, amount);
}

/** The price goes to the platform immediately, and the coins come to the trust account, where they are held. */
function pay(
  tx: MoneyTx,
  input: Placing,
  { product, quantity, dayMs }: { product: NewCoinProduct; quantity: string; dayMs: number },
): Promise<SubscriptionRow> {
  const { owner } = input;
  const { asset, payWith, price, days, launchMs, lockMs = tx.now } = product;
  const paid_units = toUnits(input.amount, assetOf(payWith).scale);
  const units = toUnits(quantity, assetOf(asset).scale);
  return subscriptionOrder.place(tx, input, {
    moves: [
      {
        from: accountOf(owner, payWith),
        to: accountOf(newCoinOwner, payWith),
        units: paid_units,
        reason: 'subscription.paid',
      },
      {
        from: accountOf(newCoinOwner, asset),
        to: accountOf(owner, asset, 'trust'),
        units,
        reason: 'subscription.bought',
      },
    ],
    values: {
      owner,
      product: BigInt(product.id),
      asset,
      units,
      pay_asset: payWith,
      paid_units,
      price,
      days: BigInt(days),
      launch_at: BigInt(launchMs),
      unlock_at: BigInt(unlockMs(lockMs, days, dayMs)),
    },
  });
}

/** The lock-up has ended: the coins move from the trust to the spot account. */
export async function unlock(tx: MoneyTx, { order }: { order: number }): Promise<void> {
  const row = await subscriptionOrder.require(tx.db, order);
  if (row.state === 'unlocked') return;
  const { owner, asset, units } = row;
  subscriptionOrder.post(tx, row, [{ to: accountOf(owner, asset), units, reason: 'subscription.unlocked' }]);
  await subscriptionOrder.update(tx, row, { state: 'unlocked' });
  await notify(tx, owner, 'subscription.unlocked', {
    amount: fromUnits(units, assetOf(asset).scale),
    coin: asset,
  });
}
