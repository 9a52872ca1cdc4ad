import type { ScreenFixtures, User } from './ScreenFixtures.ts';

/** Hosts an amount, with these checkboxes checked. */
async function hosts(user: User, amount: string, ticked: readonly RegExp[] = [/I accept/]): Promise<void> {
  await user.enter('amount', amount);
  for (const line of ticked) await user.press(line, 'checkbox');
  await user.submit();
}

export const hosting: ScreenFixtures = {
  FinanceHub: {
    ready: 'main [role=tablist]',
    quiet: {
      products: 'the server refuses who is not offered hosting, and says so',
      newCoins: 'how many new coins are open is left out, and their page says so',
      recommendedNewCoin: 'what is said of a new coin is left out, and their page has it',
      ieos: 'how many IEOs are open is left out, and their page says so',
      ieoApplications: 'allotments to pay are left out, and their page says so',
    },
    furtherCalls: {
      ieos: 'how many IEOs are open',
      ieoApplications: 'allotments to pay',
      hostingOrders: 'own orders in the other tabs',
      products: 'whether hosting is offered in the country',
    },
  },
  HostingProducts: {
    ready: 'main [role=group] button',
    quiet: {
      products: 'the server refuses who is not offered hosting, and says so',
      hostingReport: 'what is in hosting is not reported, and the main tab says why',
    },
    furtherCalls: { products: 'whether hosting is offered in the country' },
  },
  Host: {
    query: 'id=2',
    amountFields: 1,
    typed: { maker: 'useProductForm', fields: { Amount: '512.34' }, kept: '512.34' },
    quiet: {
      products: 'the server refuses who is not offered hosting, and says so',
      hostingOrders: 'they are asked for where an answer did not come, and the form says so',
    },
    furtherCalls: {
      balances: 'how much can be hosted',
      hostingOrders: 'an order whose answer did not come',
      products: 'whether hosting is offered in the country',
    },
    insteadOf: { balance: 'balances' },
    // The agreement, and the product's penalty rule.
    detours: { article: 'HostingRules' },
    form: 'host',
    errands: {
      field: 'amount',
      value: '10000',
      pages: ['/pages/assets/deposit/index', '/pages/finance/rulePage?id=2'],
    },
    commands: {
      host: async (user) => {
        await user.enter('amount', '500');
        for (const line of [/I accept/, /can cost more/]) await user.press(line, 'checkbox');
        await user.submit();
      },
    },
    breaches: {
      'hosting.host.amount_required': { break: (user) => hosts(user, '') },
      'hosting.host.minimum': {
        break: (user) => hosts(user, '499.99'),
        values: { min: '500.00', asset: 'USDT' },
      },
      'hosting.host.balance': { break: (user) => hosts(user, '999999999') },
      'hosting.host.agreement_required': { break: (user) => hosts(user, '500', [/can cost more/]) },
      'hosting.host.penalty_agreed': { break: (user) => hosts(user, '500', [/I accept/]) },
    },
  },
  HostingOrders: {
    ready: 'main [role=tablist]',
    quiet: { hostingReport: 'the orders are shown, the sums are not reported, and the main tab says why' },
    furtherCalls: { hostingReport: 'what all of them come to' },
    detours: { hostingProduct: 'HostingRules' },
    commands: {
      redeemEarly: async (user) => {
        await user.press('Redeem early');
        await user.press(/^Redeem [\d,.]+$/);
      },
    },
  },
  HostingRules: {
    query: 'id=2',
    ready: 'main dl',
    isMember: true,
    quiet: { hostingProduct: 'the example of no product in particular stands in its place' },
  },
};
