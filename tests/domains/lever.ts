import { first, named } from './presses.ts';
import type { ScreenFixture, ScreenFixtures } from './ScreenFixtures.ts';

const commands: ScreenFixture['commands'] = {
  openPosition: (user) => user.placeLeverOrder(),
  closePosition: async (user) => {
    await user.press('Close position');
    await user.confirm('Close position');
  },
  cancelLeverOrder: async (user) => {
    await user.press(/^Orders/, 'tab');
    await user.press('Cancel');
    await user.press('Cancel order');
  },
  setStops: async (user) => {
    await user.press('TP / SL');
    await user.enter('takeProfit', '51000');
    await user.press('Save TP / SL');
  },
  addMargin: async (user) => {
    await user.press('Add margin');
    await user.enter('amount', '5');
    await user.press(/^Add ?5/);
  },
};

export const lever: ScreenFixtures = {
  LeverTrade: {
    ready: 'main [role=tabpanel]',
    amountFields: 1,
    taps: [
      { tap: 'History', calls: ['positions'] },
      { tap: 'Orders', calls: ['positions'] },
    ],
    insteadOf: { pair: 'quotations' },
    breaksWith: [
      'leverTerms',
      'closePositions',
      'withdrawClose',
      'leverFills',
      'lever_trade',
      'lever_closed',
      'lever_marks',
    ],
    form: 'openPosition',
    errands: {
      field: 'lots',
      value: '11',
      pages: [
        '/pages/assets/transfer/index',
        '/pages/assets/deposit/index',
        '/pages/verification/questions?product=lever',
        '/pages/lever/info',
      ],
    },
    commands,
    dialogs: [{ name: 'the leverage of a ticket', presses: [named('Isolated')], isExtension: true }],
    breaches: {
      'lever.order.lots_required': { break: (user) => user.placeLeverOrder({ lots: '' }) },
      'lever.order.lots_integer': { break: (user) => user.placeLeverOrder({ lots: '1.5' }) },
      'lever.order.limit_price': { break: (user) => user.placeLeverOrder({ price: '' }) },
      'lever.order.balance': { break: (user) => user.placeLeverOrder({ lots: '900' }) },
      'lever.stops.side': {
        break: async (user) => {
          await user.press('TP / SL');
          await user.enter('stopLoss', '51000');
          await user.press('Save TP / SL');
        },
        values: { price: '50,000' },
        held: 'setStops',
      },
      'lever.margin.balance': {
        break: async (user) => {
          await user.press('Add margin');
          await user.enter('amount', '8000.01');
        },
        held: 'addMargin',
      },
    },
  },
  LeverSimulator: {
    ready: 'main [role=tabpanel]',
    amountFields: 1,
    loud: { siteConfig: 'before it is known that there is a demo account nothing is asked of it' },
    furtherCalls: { siteConfig: 'whether there is a demo account: without one its orders would be real' },
    insteadOf: { pair: 'quotations' },
    breaksWith: [
      'siteConfig',
      'leverTerms',
      'closePositions',
      'withdrawClose',
      'leverFills',
      'resetDemo',
      'lever_trade',
      'lever_closed',
      'lever_marks',
    ],
    commands,
    dialogs: [{ name: 'the reset of the demo account', presses: [named('Reset')], isExtension: true }],
  },
  // A plain back end reports only the selectable values of a contract.
  LeverInfo: {
    ready: 'main dl',
    isMember: true,
    amountFields: 2,
    quiet: { leverPanel: 'the leverages of the contract can be tried' },
    replaced: {
      quotations: 'nothing on it is about anything else than its contract',
      leverTerms: 'a contract is nothing without its terms',
    },
    // Its price as well; the others are the contracts to choose from.
    insteadOf: { pair: 'quotations' },
    breaksWith: ['leverTerms', 'leverInsurance'],
    dialogs: [
      {
        name: 'the leverage of a contract',
        presses: ['//main//*[@aria-haspopup="dialog"]'],
        isExtension: true,
      },
      { name: 'the contracts', presses: [first], query: 'symbol=BTC%2FUSDT' },
    ],
  },
};
