import { exportedAmount } from '../../personal/exportedAmount.ts';
import { ProductOrder } from '../../orders/ProductOrder.ts';

/** A subscription: its price is paid, and its coins are held until their lock-up ends. */
export const subscriptionOrder = new ProductOrder({
  table: 'subscription_order',
  title: 'Subscription',
  prefix: 'subscription',
  assets: ['pay_asset'],
  hold: { account: 'trust', reason: 'subscription.locked' },
  opens: 'locked',
  totals: { table: 'subscription_total', by: 'product', of: ({ units }) => ({ units }) },
});

export const subscriptionPersonal = subscriptionOrder.personal({
  part: 'subscriptions',
  contentsOf: (row) => ({
    id: Number(row.id),
    coin: row.asset,
    quantity: exportedAmount(row.asset, row.units),
    price: row.price,
    paid: exportedAmount(row.pay_asset, row.paid_units),
    paid_with: row.pay_asset,
    state: row.state,
    days: Number(row.days),
    created_ms: Number(row.created_at),
    unlock_ms: Number(row.unlock_at),
  }),
  keeping: { subscription_total: 'ofNobody' },
});
