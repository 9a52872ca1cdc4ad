import { expect, it } from 'vitest';
import { cancelSpotOrder, placeSpotOrder, spotOrderPages } from '../../src/api/spot.ts';
import { orderForm } from '../../src/screens/spot/ticket/orderForm.ts';
import * as examples from '../examples/spot.ts';
import { moneyCommand, inMarket, loggedIn, play, readPage, token } from './tools/interaction.ts';
import { sentenceOrMore } from './tools/matcher.ts';
import { spotOrderRow } from './rows/spotOrderRow.ts';

const openOrder = ['an open spot order', { token, symbol: 'BTC/USDT', side: 'buy' }] as const;
const pairNumbers = { currency_id: 'currency_id', legal_id: 'legal_id' } as const;
const draft = {
  pair: { currencyId: 1, legalId: 3 },
  ...({ side: 'buy', kind: 'limit', quantity: '0.001', price: '50000' } as const),
};
// A back end that declares that it keeps no client ids receives the standard fields only.
const form = orderForm(draft, undefined);

it('placeSpotOrder takes an order, and may say no more than that it did', async () => {
  const order = await play(
    {
      given: [...inMarket, ['practice money', { token, coin: 'USDT', amount: '100' }]],
      does: 'placeSpotOrder to buy',
      form,
      fromState: pairNumbers,
      // A message or the order: without an order the app reads the list.
      data: sentenceOrMore('The order was placed'),
    },
    () => moneyCommand(placeSpotOrder(), form),
  );
  expect(order).toBeUndefined();
});

it('placeSpotOrder says why an order is refused', async () => {
  const tooSmall = orderForm({ ...draft, quantity: '0.00001' }, undefined);
  const answer = await play(
    {
      given: inMarket,
      does: 'placeSpotOrder below the minimum',
      form: tooSmall,
      fromState: pairNumbers,
      refuses: { message: 'The order is too small' },
    },
    () => moneyCommand(placeSpotOrder(), tooSmall).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', message: 'The order is too small' });
});

it("spotOrders answers the caller's open orders", async () => {
  const page = await play(
    {
      given: [loggedIn, openOrder],
      does: 'spotOrders that are open',
      query: { status: '1', page: '1', limit: '40' },
      data: [spotOrderRow],
    },
    () => readPage(spotOrderPages({ status: '1' })),
  );
  expect(page.rows).toMatchObject([{ symbol: 'BTC/USDT', type: 1, status: 1 }]);
});

it('spotOrders answers orders of every status', async () => {
  const page = await play(
    {
      given: [loggedIn, openOrder],
      does: 'spotOrders of every status',
      query: { page: '1', limit: '40' },
      data: [spotOrderRow],
    },
    () => readPage(spotOrderPages()),
  );
  expect(page.rows).toHaveLength(1);
});

it('cancelSpotOrder answers a sentence', async () => {
  const text = await play(
    {
      given: [loggedIn, openOrder],
      does: 'cancelSpotOrder of an open order',
      form: { id: '1' },
      fromState: { id: 'order_id' },
      data: examples.cancelSpotOrder,
    },
    () => moneyCommand(cancelSpotOrder(), { id: '1' }),
  );
  expect(text).toBe(examples.cancelSpotOrder);
});
