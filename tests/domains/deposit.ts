import { first, inForm } from './presses.ts';
import { submittedDeposit } from '../../contracts/examples/deposit.ts';
import type { ScreenFixtures } from './ScreenFixtures.ts';

export const deposit: ScreenFixtures = {
  // Before the first deposit, coin and network are selected.
  Deposit: {
    query: 'coin=USDT&network=trc20',
    ready: 'main [role=radiogroup]',
    quiet: { deposits: 'what is on its way is left out, and the records, a tap away, say so' },
    more: [
      {
        name: 'Deposit before a network',
        query: 'coin=USDT',
        ready: 'main a[href*="network="]',
        quiet: { deposits: 'what is on its way is left out, and the records, a tap away, say so' },
      },
      {
        name: 'Deposit of a bank card',
        query: 'way=bank',
        ready: 'button[type=submit], main h2',
        amountFields: 1,
        typed: { maker: 'useAmountForm', fields: { 'Transfer amount': '512.34' }, kept: '512.34' },
        quiet: { deposits: 'what is on its way is left out, and the records, a tap away, say so' },
      },
      { name: 'Deposit before a quick claim', query: 'way=quick', ready: 'button[type=submit], main h2' },
    ],
    furtherCalls: { deposits: 'the coin and the network of the last one, for a quick deposit' },
    dialogs: [{ name: 'the coin of a deposit', presses: [first] }],
  },
  // Text for a back end without a bank account.
  DepositClaim: {
    query: 'way=hash&coin=USDT&network=trc20',
    amountFields: 1,
    more: [
      {
        name: 'DepositClaim of a bank card',
        query: 'way=bank',
        ready: 'button[type=submit], main h2',
        amountFields: 1,
        quiet: { bankCard: 'who pays is typed where it is not known' },
      },
    ],
    furtherCalls: {
      bankCard: 'the linked card, which mostly pays',
      upload: 'the proof itself',
      uploadPreview: 'the proof after the page was loaded anew',
      deposits: 'a claim whose answer did not come',
    },
    form: 'requestDeposit',
    commands: {
      requestDeposit: async (user) => {
        await user.openClaim();
        await user.enter('amount', '1500');
        await user.enter('account', submittedDeposit.hash!);
        await user.submit();
      },
    },
  },
  // Text outside a sandbox.
  SandboxChain: {
    query: 'coin=USDT&network=trc20',
    ready: 'main h2',
    amountFields: 1,
    // It keeps none.
    typed: { maker: 'SendForm', fields: { 'To address': 'T-nobody', Amount: '12' } },
    breaksWith: ['sandboxChain', 'sandboxSend', 'sandboxReorganise'],
    dialogs: [{ name: 'the network of test coins', presses: [inForm(2)], isExtension: true }],
  },
};
