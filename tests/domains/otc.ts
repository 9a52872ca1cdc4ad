import { named } from './presses.ts';
import type { ScreenFixtures } from './ScreenFixtures.ts';

const offered = 'whether P2P is offered in the country';
const closed = 'the server refuses who is not offered P2P, and says so';

export const otc: ScreenFixtures = {
  OtcOffers: {
    // Text where no merchant offers anything.
    ready: 'main [role=tablist], main h2',
    quiet: { products: closed },
    furtherCalls: { products: offered },
    dialogs: [{ name: 'the filters of offers', presses: [named('All currencies')] }],
  },
  OtcBuy: {
    query: 'id=1',
    // Without verification.
    opensWith: 'Not now',
    amountFields: 2,
    typed: { maker: 'useOtcForm', fields: { 'You pay': '512.34' }, kept: '512.34' },
    quiet: {
      products: closed,
      profile: 'the server refuses who is not verified, and the app says so',
      advancedProfile: 'the server refuses who is not verified, and the app says so',
      balances: 'a purchase needs no balance',
      bankCard: 'a purchase needs no bank card',
      otcOrders: 'they are asked for where an answer did not come, and the form says so',
    },
    furtherCalls: {
      balances: 'how much can be sold',
      products: offered,
      profile: 'whether the basic level is verified',
      otcOrders: 'an order whose answer did not come, and those that are unfinished',
      otcOffers: 'other offers for the same amount, where the offer is gone',
    },
    insteadOf: { balance: 'balances' },
    form: 'placeOtcOrder',
    errands: {
      field: 'money',
      value: '500',
      pages: ['/pages/verification/index', '/pages/bankbind/addbank'],
    },
    commands: {
      placeOtcOrder: async (user) => {
        await user.openOtc();
        await user.enter('money', '500');
        await user.submit();
      },
    },
  },
  OtcOrders: { ready: 'main [role=tablist]', breaksWith: ['otc_order'] },
  // No order has this number before one is opened: the screen says so.
  OtcOrder: {
    query: 'id=452509286800110',
    ready: 'main dl, main h2',
    quiet: { chatUnread: 'no dot stands at the chat' },
    breaksWith: ['releaseOtcOrder', 'appealOtcOrder', 'otcOrderPicture', 'chatUnread', 'otc_order'],
    commands: {
      markOtcPaid: async (user) => {
        await user.openOtcOrder('purchase');
        await user.press('I have paid');
        for (const line of [/transfer is sent/, /in my own name/]) await user.press(line, 'checkbox');
        await user.submit();
      },
      cancelOtcOrder: async (user) => {
        await user.openOtcOrder('purchase');
        await user.press('Cancel order');
        await user.press('Cancel order');
        await user.wait(1_000);
        await user.press('Sent nothing, cancel');
      },
      fundPasswordState: (user) => user.openOtcOrder('sale'),
    },
  },
};
