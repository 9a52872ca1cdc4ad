// Subscriptions to new coins: each was paid once and got its coins once.
import { subscriptionOrder } from '../../domains/subscription/subscriptionOrder.ts';
import { newCoinOwner, subscriptionReasons } from '../../domains/subscription/subscriptionReasons.ts';
import { auditOrders } from '../../orders/auditOrders.ts';

export const auditSubscriptions = auditOrders(subscriptionOrder, {
  reasons: subscriptionReasons,
  ways: ({ pay_asset: paid }) => ({
    'subscription.paid': ['change', newCoinOwner, paid],
    'subscription.bought': [newCoinOwner, 'trust'],
    'subscription.unlocked': ['trust', 'change'],
  }),
  posted: ({ units, paid_units: paid, state }) => ({
    'subscription.paid': paid,
    'subscription.bought': units,
    'subscription.unlocked': state === 'locked' ? 0n : units,
  }),
});
