import type { ScreenFixtures } from './ScreenFixtures.ts';

export const ieo: ScreenFixtures = {
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
        values: { amount: '2,671.015 USDT' },
      },
    },
  },
};
