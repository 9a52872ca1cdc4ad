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
        name: 'Ieos before a product',
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
  IeoApplications: { ready: 'main [role=tablist]' },
  // No application has this number before one is made: the screen says so.
  IeoApplication: {
    query: 'id=452509286700401',
    ready: 'main dl, main h2',
    quiet: {
      balances: 'the server checks the balance of a payment, and the page shows none',
      ieos: 'the announced listing price is left out, and the list of IEOs has it',
      quotations: 'the present worth is left out',
    },
    furtherCalls: {
      balances: 'how much can be paid',
      ieos: 'the announced listing price',
      quotations: 'the present worth of locked coins',
    },
    insteadOf: { balance: 'balances' },
    form: 'payIeo',
    commands: {
      payIeo: async (user) => {
        await user.openIeoApplication();
        await user.press(/^Pay 318/);
        await user.wait(1_000);
        // The dialog precedes the bar with the button that opened it.
        await user.press(/^Pay 318/);
      },
    },
    breaches: {
      // 7,575.7575 × 2 is 15,151.515, and 12,480.50 are available.
      'subscription.ieo.pay_balance': {
        break: (user) => user.openIeoApplication({ price: '2' }),
        values: { amount: '2,671.015', asset: 'USDT' },
      },
    },
  },
};
