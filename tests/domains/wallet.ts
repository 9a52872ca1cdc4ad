import { first, firstFilter, firstRow, inForm, named } from './presses.ts';
import type { ScreenFixtures } from './ScreenFixtures.ts';

export const wallet: ScreenFixtures = {
  Transfer: {
    amountFields: 1,
    quiet: { withdrawals: 'what withdrawals freeze is not told apart from the rest that is frozen' },
    taps: [{ tap: 'Swap the accounts', calls: ['positions', 'leverTerms'] }],
    furtherCalls: {
      withdrawals: 'how much of what is frozen they hold',
      hostingOrders: 'when what is hosted is free',
    },
    insteadOf: { balance: 'balances' },
    breaksWith: ['balances'],
    form: 'transfer',
    errands: {
      field: 'amount',
      value: '3',
      pages: ['/pages/verification/index', '/pages/help/center/center'],
    },
    commands: {
      // Loaded when money is to leave the contract account.
      positions: (user) => user.press('Swap the accounts'),
      transfer: async (user) => {
        await user.enter('amount', '1');
        await user.submit();
      },
    },
    dialogs: [
      { name: 'the coin of a transfer', presses: [inForm(1)] },
      { name: 'an account of a transfer', presses: [inForm(2)] },
    ],
    breaches: {
      'wallet.transfer.amount_required': { break: (user) => user.submit() },
      'wallet.transfer.balance': {
        break: async (user) => {
          await user.enter('amount', '999999999');
          await user.submit();
        },
      },
    },
  },
  TransferRecord: {
    ready: 'main h2',
    quiet: { currencies: 'the filter by coin asks for them, and says so' },
    furtherCalls: { currencies: 'the filter by coin' },
  },
  Assets: {
    ready: '[role=tabpanel] li',
    quiet: { currencies: 'the search asks for them, and says so' },
    taps: [{ tap: 'Find a coin', calls: ['currencies', 'balances'] }],
    breaksWith: ['balances', 'session_ended'],
    dialogs: [
      { name: 'the search of a coin', presses: [named('Find a coin')] },
      { name: 'what a total is worth', presses: [first] },
    ],
  },
  TradeAccount: {
    query: 'account=coin',
    ready: 'main li',
    taps: [{ tap: 'Bought', calls: ['ledger'] }],
    insteadOf: { balance: 'balances' },
    breaksWith: ['balances'],
  },
  AssetRecord: {
    ready: 'main li',
    quiet: { currencies: 'the filter by coin asks for them, and says so' },
    taps: [
      { tap: 'Bought', calls: ['ledger'] },
      { tap: 'Deposits', calls: ['deposits'] },
      { tap: 'Withdrawals', calls: ['withdrawals'] },
    ],
    furtherCalls: {
      currencies: 'the filter by coin',
      withdrawalCurrencies: 'the ids of coins of which a withdrawal is under review',
      withdrawalInfo: 'within which hours it arrives',
    },
    breaksWith: ['deposit', 'withdrawal'],
    commands: {
      // Content of the other tabs.
      deposits: (user) => user.press('Deposits', 'tab'),
      withdrawals: (user) => user.press('Withdrawals', 'tab'),
    },
    dialogs: [
      { name: 'a deposit', presses: [firstRow], query: 'tab=deposits', isExtension: true },
      { name: 'a record', presses: [firstRow] },
      { name: 'the coins of records', presses: [firstFilter] },
      { name: 'the period of records', presses: [named('All time')] },
      { name: 'the file of records', presses: [named('Save as CSV')] },
    ],
  },
};
