// What this product adds to the calls of compatible back ends: a back end may have all of it, some, or nothing.
import { expect, it } from 'vitest';
import { cancelSpotOrders, placeSpotOrder, spotFills, spotOrders } from '../../src/api/spot.ts';
import { orderForm } from '../../src/screens/spot/ticket/orderForm.ts';
import * as examples from '../examples/spot.ts';
import { moneyCommand, inMarket, loggedIn, pick, play, read, readPage, token } from './tools/interaction.ts';
import { exactly } from './tools/matcher.ts';
import { spotOrderRow } from './rows/spotOrderRow.ts';

const consumer = 'meridian-extensions';
const clientOrderId = 'b0a6a2e4-5f0e-4a36-9f49-0d8f8f0b6a11';
const refused = (error: unknown) => error;

const fullRow = {
  ...spotOrderRow,
  ...pick(
    examples.placeSpotOrder,
    'order_kind',
    'filled_amount',
    'filled_value',
    'fee_amount',
    'fee_currency',
  ),
  ...pick(examples.placeSpotOrder, 'created_ms', 'updated_ms'),
  client_order_id: exactly(clientOrderId),
};
const form = orderForm(
  {
    pair: { currencyId: 1, legalId: 3 },
    ...({ side: 'buy', kind: 'limit', quantity: '0.001', price: '50000' } as const),
  },
  clientOrderId,
);

const funded = [...inMarket, ['practice money', { token, coin: 'USDT', amount: '1000' }]] as const;
const pairNumbers = { currency_id: 'currency_id', legal_id: 'legal_id' } as const;

it('placeSpotOrder answers the order', async () => {
  const placed = await play(
    {
      consumer,
      given: funded,
      does: 'placeSpotOrder with its id and what became of it',
      form,
      fromState: pairNumbers,
      data: fullRow,
    },
    () => moneyCommand(placeSpotOrder(), form),
  );
  expect(placed).toMatchObject({ client_order_id: clientOrderId, filled_amount: '0' });
});

it('placeSpotOrder spends a value', async () => {
  const buy = { side: 'buy', kind: 'market', quantity: '0.00555', price: '90000', value: '500' } as const;
  const byValue = orderForm({ pair: { currencyId: 1, legalId: 3 }, ...buy }, clientOrderId);
  const placed = await play(
    {
      consumer,
      given: funded,
      does: 'placeSpotOrder that spends a value',
      form: byValue,
      fromState: pairNumbers,
      data: { ...fullRow, order_kind: exactly('market'), order_value: exactly('500') },
    },
    () => moneyCommand(placeSpotOrder(), byValue),
  );
  expect(placed).toMatchObject({ order_kind: 'market', order_value: '500' });
});

it('placeSpotOrder answers the order without what it may leave out', async () => {
  const placed = await play(
    {
      consumer,
      given: funded,
      does: 'placeSpotOrder with the order as the family lists it',
      form,
      fromState: pairNumbers,
      data: spotOrderRow,
    },
    () => moneyCommand(placeSpotOrder(), form),
  );
  expect(placed).toMatchObject({ side: 'buy', status: 'open' });
});

it('placeSpotOrder names the field of a refusal, and the nearest value', async () => {
  const tooSmall = { ...form, amount: '0.00001' };
  const message = 'The order is too small';
  const answer = await play(
    {
      consumer,
      given: funded,
      does: 'placeSpotOrder below the minimum, by its field',
      form: tooSmall,
      fromState: pairNumbers,
      refuses: {
        message,
        reason: 'spot.minimum',
        fields: { amount: message },
        values: { nearest: '0.0001' },
      },
    },
    () => moneyCommand(placeSpotOrder(), tooSmall).catch(refused),
  );
  expect(answer).toMatchObject({ reason: 'spot.minimum', values: { nearest: '0.0001' } });
});

it('spotOrders finds the order that bears an id of the caller', async () => {
  const query = { client_order_id: clientOrderId, limit: '1' };
  const rows = await play(
    {
      consumer,
      given: [loggedIn, ['an open spot order', { token, client_order_id: clientOrderId }]],
      does: 'spotOrders under an id of the caller',
      query,
      data: [fullRow],
    },
    () => read(spotOrders(query)),
  );
  expect(rows).toMatchObject([{ client_order_id: clientOrderId }]);
});

it('spotOrders says what a buy by value might spend', async () => {
  const query = { status: '2', page: '1', limit: '40' } as const;
  const rows = await play(
    {
      consumer,
      given: [['a spot order was filled', { token, value: '50' }]],
      does: 'spotOrders that spent a value',
      query,
      data: [{ ...spotOrderRow, order_value: '50' }],
    },
    () => read(spotOrders(query)),
  );
  expect(rows).toMatchObject([{ order_value: '50' }]);
});

it('spotFills answers how an order was filled, each part with its fee', async () => {
  const data = [examples.spotFills[1]!];
  const page = await play(
    {
      consumer,
      given: [['a spot order was filled', { token }]],
      does: 'spotFills of an order',
      query: { order_id: '1', limit: '40' },
      fromState: { order_id: 'order_id' },
      data,
    },
    () => readPage(spotFills('1')),
  );
  expect(page.rows).toEqual(data);
});

it('cancelSpotOrders says how many there were', async () => {
  const form = { currency_id: '1', legal_id: '3', until_id: '999999999999999' };
  const answer = await play(
    {
      consumer,
      given: [...inMarket, ['an open spot order', { token, symbol: 'BTC/USDT' }]],
      does: 'cancelSpotOrders of a pair',
      form,
      fromState: { currency_id: 'currency_id', legal_id: 'legal_id' },
      data: { cancelled: exactly(1) },
    },
    () => moneyCommand(cancelSpotOrders(), form),
  );
  expect(answer).toEqual({ cancelled: 1 });
});

it('spotOrders goes on behind an order, whatever the page', async () => {
  const query = { page: '2', limit: '40', before_id: '999999999999999' } as const;
  const rows = await play(
    {
      consumer,
      given: [loggedIn, ['an open spot order', { token }]],
      does: 'spotOrders that are older than one',
      query,
      data: [spotOrderRow],
    },
    () => read(spotOrders(query)),
  );
  expect(rows).toMatchObject([{ symbol: 'BTC/USDT' }]);
});

it('spotOrders finds the order that a record names', async () => {
  const query = { order_id: '1' };
  const rows = await play(
    {
      consumer,
      given: [loggedIn, ['an open spot order', { token }]],
      does: 'spotOrders by the number of an order',
      query,
      fromState: { order_id: 'order_id' },
      data: [spotOrderRow],
    },
    () => read(spotOrders(query)),
  );
  expect(rows).toMatchObject([{ symbol: 'BTC/USDT' }]);
});
