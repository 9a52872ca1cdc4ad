import type { ScreenFixtures, User } from './ScreenFixtures.ts';

/** Applies for a product that costs 0.042, from 1,000 to 50,000. */
async function applies(user: User, quantity: string): Promise<void> {
  await user.enter('amount', quantity);
  await user.submit();
}

const closed = 'the server refuses who is not offered new coins, and says so';

export const ieo: ScreenFixtures = {
  Ieos: {
    query: 'id=1',
    amountFields: 1,
    quiet: {
      products: closed,
      ieoApplications: 'they are asked for where an answer did not come, and the form says so',
    },
    more: [
      {
        name: 'Ieos as a list',
        query: 'tab=all',
        ready: 'main [role=tablist]',
        quiet: { products: closed },
      },
    ],
    furtherCalls: {
      balances: 'how much is free for the price',
      ieoApplications: 'an application whose answer did not come',
      products: 'whether new coins are offered in the country',
    },
    insteadOf: { balance: 'balances' },
    form: 'applyIeo',
    errands: {
      field: 'amount',
      value: '10000',
      pages: ['/pages/assets/deposit/index', '/pages/help/center/center'],
    },
    commands: {
      applyIeo: (user) => applies(user, '10000'),
    },
    breaches: {
      'subscription.ieo.amount_required': { break: (user) => applies(user, '') },
      'subscription.ieo.cap': {
        break: (user) => applies(user, '50001'),
        values: { max: '50,000.0000', asset: 'HALO' },
      },
    },
  },
};
