import { expect, it } from 'vitest';
import {
  cancelOtcOrder,
  markOtcPaid,
  otcMarkets,
  otcOffer,
  otcOffers,
  otcOrder,
  otcOrders,
  placeOtcOrder,
} from '../../src/api/otc.ts';
import * as examples from '../examples/otc.ts';
import { moneyCommand, pick, play, read } from './tools/interaction.ts';
import { sentenceOrMore } from './tools/matcher.ts';
import { offers, opened, otcOfferRow, otcOrderRow } from './rows/otcRow.ts';

it('otcMarkets answers what can be traded, and how it is paid', async () => {
  const data = {
    currencies: examples.otcMarkets.currencies.slice(0, 1),
    fiats: examples.otcMarkets.fiats.slice(0, 1),
    ways: examples.otcMarkets.ways,
  };
  const said = await play({ given: offers, does: 'otcMarkets of all offers', data }, () =>
    read(otcMarkets()),
  );
  expect(said).toEqual(data);
});

const offer = pick(examples.otcOffer, ...otcOfferRow);

it('otcOffers answers a page of one side and coin', async () => {
  const query = {
    type: 'buy',
    currency_id: '3',
    fiat_name: 'EUR',
    way: 'bank',
    page: '1',
    limit: '40',
  } as const;
  const data = { list: [offer], count: 1 };
  const said = await play({ given: offers, does: 'otcOffers to buy from', query, data }, () =>
    read(otcOffers(query)),
  );
  expect(said).toEqual(data);
});

it('otcOffer answers one of them', async () => {
  const said = await play(
    {
      given: offers,
      does: 'otcOffer of one',
      query: { id: '1' },
      fromState: { id: 'buy_id' },
      data: offer,
    },
    () => read(otcOffer('1')),
  );
  expect(said).toEqual(offer);
});

const form = { id: '1', means: 'money', value: '100' } as const;

it('placeOtcOrder opens an order, and may say no more than that it did', async () => {
  const made = await play(
    {
      given: offers,
      does: 'placeOtcOrder of an amount',
      form,
      fromState: { id: 'buy_id' },
      data: sentenceOrMore('The order is opened'),
    },
    () => moneyCommand(placeOtcOrder(), form),
  );
  expect(made).toBeUndefined();
});

it('placeOtcOrder says why an order is refused', async () => {
  const little = { ...form, value: '1' } as const;
  const message = 'Enter between 20 EUR and 5000 EUR';
  const answer = await play(
    {
      given: offers,
      does: 'placeOtcOrder of too little',
      form: little,
      fromState: { id: 'buy_id' },
      refuses: { message },
    },
    () => moneyCommand(placeOtcOrder(), little).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', message });
});

it('otcOrders answers the orders of a status', async () => {
  const query = { status: '1', page: '1', limit: '40' } as const;
  const data = { list: [pick(examples.otcOrder, ...otcOrderRow)], count: 1 };
  const said = await play({ given: opened(), does: 'otcOrders under way', query, data }, () =>
    read(otcOrders(query)),
  );
  expect(said).toEqual(data);
});

const ofOrder = { fromState: { id: 'order_id' } } as const;

it('otcOrder says whom to pay and until when', async () => {
  const data = {
    ...pick(examples.otcOrder, ...otcOrderRow),
    user_cash_info: pick(examples.payInfo, 'real_name', 'bank_name', 'bank_account'),
  };
  const said = await play(
    { given: opened(), does: 'otcOrder of a purchase', query: { id: '1' }, ...ofOrder, data },
    () => read(otcOrder('1')),
  );
  expect(said).toEqual(data);
});

it.each([
  ['released', 'released', examples.releasedOrder],
  ['cancelled', 'cancelled', examples.cancelledOrder],
] as const)('otcOrder of one that was %s names nobody to pay', async (what, became, example) => {
  const data = pick(example, ...otcOrderRow);
  const said = await play(
    { given: opened({ became }), does: `otcOrder that was ${what}`, query: { id: '1' }, ...ofOrder, data },
    () => read(otcOrder('1')),
  );
  expect(said).toEqual(data);
});

const one = { id: '1' };

it('markOtcPaid answers a sentence', async () => {
  const data = 'Marked as paid';
  const said = await play(
    { given: opened(), does: 'markOtcPaid of a purchase', form: one, ...ofOrder, data },
    () => moneyCommand(markOtcPaid(), one),
  );
  expect(said).toBe(data);
});

it('cancelOtcOrder answers a sentence', async () => {
  const data = 'Order cancelled';
  const said = await play(
    { given: opened(), does: 'cancelOtcOrder of a purchase', form: one, ...ofOrder, data },
    () => moneyCommand(cancelOtcOrder(), one),
  );
  expect(said).toBe(data);
});
