import type { ScreenFixtures, User } from './ScreenFixtures.ts';

/** Subscribes to a coin that costs 0.125, with 23,600,000 left. */
async function subscribes(user: User, amount: string): Promise<void> {
  await user.enter('amount', amount);
  await user.submit();
}

export const subscription: ScreenFixtures = {
  NewCoins: {
    ready: 'main [role=tablist]',
    quiet: { products: 'the server refuses who is not offered new coins, and says so' },
    more: [
      {
        name: 'NewCoins of a subscriber',
        query: 'tab=own',
        ready: 'main [role=tablist]',
        quiet: {
          newCoins: 'own subscriptions are shown, and the other tab says so',
          products: 'own subscriptions go on wherever somebody is verified',
        },
      },
    ],
    furtherCalls: { products: 'whether new coins are offered in the country' },
    commands: { newCoinOrders: (user) => user.press('My new coins', 'tab') },
  },
  NewCoin: {
    query: 'id=1',
    ready: 'main dl',
    quiet: { products: 'the server refuses who is not offered new coins, and says so' },
    furtherCalls: { products: 'whether new coins are offered in the country' },
  },
  SubscribeNewCoin: {
    query: 'id=1',
    amountFields: 1,
    quiet: {
      products: 'the server refuses who is not offered new coins, and says so',
      newCoinOrders: 'they are asked for where an answer did not come, and the form says so',
    },
    furtherCalls: {
      balances: 'how much can be paid',
      newCoinOrders: 'a subscription whose answer did not come, and whether one awaits approval',
      products: 'whether new coins are offered in the country',
    },
    insteadOf: { balance: 'balances' },
    form: 'subscribeNewCoin',
    errands: {
      field: 'amount',
      value: '500',
      pages: ['/pages/assets/deposit/index', '/pages/help/center/center'],
    },
    commands: {
      subscribeNewCoin: async (user) => {
        await user.enter('amount', '500');
        await user.submit();
      },
    },
    breaches: {
      'subscription.coin.amount_required': { break: (user) => subscribes(user, '') },
      'subscription.coin.minimum': {
        break: (user) => subscribes(user, '49.99'),
        values: { min: '50.00', asset: 'USDT' },
      },
      'subscription.coin.remaining': {
        break: (user) => subscribes(user, '2950001'),
        values: { quantity: '23,600,000.0000 NOVA' },
      },
      'subscription.coin.balance': {
        break: (user) => subscribes(user, '999999'),
        values: { amount: '987,518.50', asset: 'USDT' },
      },
    },
  },
};
