import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import {
  cancelSpotOrder,
  placeSpotOrder,
  spotOrder,
  spotOrders,
  type SpotOrderRow,
} from '../../src/api/spot.ts';
import * as examples from '../examples/spot.ts';
import { command, inMarket, loggedIn, play, read, refusal, success, token } from './interaction.ts';
import { spotOrderRow } from './spotOrderRow.ts';

const { eachLike, like } = MatchersV3;
const openOrder = ['an open spot order', { token, symbol: 'BTC/USDT', side: 'buy' }] as const;
const pairNumbers = { currency_id: 'currency_id', legal_id: 'legal_id' } as const;
const form = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' } as const;

it('placeSpotOrder answers the order', async () => {
  const order = await play(
    {
      given: [...inMarket, ['practice money', { token, coin: 'USDT', amount: '100' }]],
      does: 'placeSpotOrder to buy',
      form,
      fromState: pairNumbers,
      answers: success(spotOrderRow),
    },
    () => command(placeSpotOrder(), form),
  );
  expect(order).toMatchObject({ id: examples.placeSpotOrder.id, side: 'buy', status: 'open' });
});

it('placeSpotOrder says why an order is refused, and the nearest value', async () => {
  const tooSmall = { ...form, amount: '0.00001' };
  const answer = await play(
    {
      given: inMarket,
      does: 'placeSpotOrder below the minimum',
      form: tooSmall,
      fromState: pairNumbers,
      answers: refusal('The order is too small', {
        reason: 'spot.minimum',
        fields: { amount: like('The order is too small') },
        values: { nearest: like('0.0001') },
      }),
    },
    () => command(placeSpotOrder(), tooSmall).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ reason: 'spot.minimum', values: { nearest: '0.0001' } });
});

it("spotOrders answers the caller's open orders of a pair", async () => {
  const query = { currency_id: '1', legal_id: '3', status: '1' } as const;
  const rows = await play(
    {
      given: [...inMarket, openOrder],
      does: 'spotOrders that are open',
      query,
      fromState: pairNumbers,
      answers: success(eachLike(spotOrderRow)),
    },
    () => read<SpotOrderRow[]>(spotOrders(query)),
  );
  expect(rows.map(spotOrder)).toMatchObject([{ symbol: 'BTC/USDT', side: 'buy', status: 'open' }]);
});

it('cancelSpotOrder answers a sentence', async () => {
  const text = await play(
    {
      given: [loggedIn, openOrder],
      does: 'cancelSpotOrder of an open order',
      form: { id: '1' },
      fromState: { id: 'order_id' },
      answers: success(like(examples.cancelSpotOrder)),
    },
    () => command(cancelSpotOrder(), { id: '1' }),
  );
  expect(text).toBe(examples.cancelSpotOrder);
});
