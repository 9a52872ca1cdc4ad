import { first, inForm, withWords } from './presses.ts';
import type { ScreenFixtures, User } from './ScreenFixtures.ts';

async function order(
  user: User,
  fields: Record<string, string>,
  side: 'Buy' | 'Sell' = 'Buy',
): Promise<void> {
  await user.press(side, 'radio');
  for (const [name, value] of Object.entries(fields)) await user.enter(name, value);
  await user.submit();
}

export const spot: ScreenFixtures = {
  SpotTrade: {
    amountFields: 3,
    explained: { balances: 'the ticket has no room; the tab Balances says why, and leads to support' },
    taps: [
      { tap: 'History', calls: ['spotOrders'] },
      { tap: 'Balances', calls: ['balances'] },
      { tap: 'Cancel', calls: ['spotOrders'] },
    ],
    // One call returns all coins of all accounts (decision 0201).
    insteadOf: { balance: 'balances', pair: 'quotations' },
    detours: { candles: 'Kline' },
    breaksWith: [
      'siteConfig',
      'cancelSpotOrders',
      'spotFills',
      'daymarket',
      'daymarkets',
      'market_depth',
      'depth_update',
      'kline',
      'spot_order',
      'balances',
      'session_ended',
    ],
    form: 'placeSpotOrder',
    errands: {
      field: 'quantity',
      value: '0.5',
      pages: ['/pages/assets/transfer/index', '/pages/assets/deposit/index', '/pages/verification/index'],
    },
    commands: {
      placeSpotOrder: async (user) => {
        await user.enter('quantity', '0.001');
        await user.submit();
      },
      cancelSpotOrder: async (user) => {
        await user.press('Cancel');
        await user.press('Cancel order');
      },
    },
    dialogs: [
      { name: 'the pairs of the ticket', presses: [first] },
      { name: 'the kind of an order', presses: [inForm(1)] },
      { name: 'an order that is cancelled', presses: [withWords('Cancel')] },
    ],
    breaches: {
      'spot.order.quantity_required': { break: (user) => order(user, {}) },
      'spot.order.sale_quantity_required': { break: (user) => order(user, {}, 'Sell') },
      'spot.order.price_required': { break: (user) => order(user, { quantity: '0.001', price: '' }) },
      'spot.order.price_tick': {
        break: (user) => order(user, { quantity: '0.001', price: '97412.65' }),
        values: { tick: '0.1' },
      },
      'spot.order.quantity_step': {
        break: (user) => order(user, { quantity: '0.00105' }),
        values: { step: '0.0001' },
      },
      'spot.order.minimum': {
        break: (user) => order(user, { quantity: '0.0001', price: '49000' }),
        values: { min: '5', asset: 'USDT' },
      },
      'spot.order.balance': { break: (user) => order(user, { quantity: '5' }) },
      'spot.order.sellable': { break: (user) => order(user, { quantity: '5' }, 'Sell') },
      'spot.order.price_band': {
        break: (user) => order(user, { quantity: '0.001', price: '92541.9' }),
        values: { percent: '5.00%' },
      },
    },
  },
};
