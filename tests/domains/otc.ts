import type { ScreenFixtures } from './ScreenFixtures.ts';

export const otc: ScreenFixtures = {
  OtcOrders: { breaksWith: ['otc_order'] },
  // No order has this number before one is opened: the screen says so.
  OtcOrder: {
    query: 'id=452509286800110',
    ready: 'main dl, main h2',
    quiet: { chatUnread: 'no dot stands at the chat' },
    breaksWith: ['releaseOtcOrder', 'appealOtcOrder', 'otc_order'],
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
