// What this product adds to P2P of compatible back ends.
import { expect, it } from 'vitest';
import {
  appealOtcOrder,
  markOtcPaid,
  otcOffer,
  otcOffers,
  otcOrder,
  otcOrderPicture,
  otcOrders,
  placeOtcOrder,
  releaseOtcOrder,
} from '../../src/api/otc.ts';
import * as examples from '../examples/otc.ts';
import { moneyCommand, pick, play, read, token, type ProviderState } from './tools/interaction.ts';
import { exactly } from './tools/matcher.ts';
import { offers, opened, otcOfferRow, otcOrderRow } from './rows/otcRow.ts';

const consumer = 'meridian-extensions';
const fundSet: ProviderState = ['a fund password is set', { token, fund_password: '482913' }];
const ofOrder = { query: { id: '1' }, fromState: { id: 'order_id' } } as const;

it('otcOffer says the decimals of its coin', async () => {
  const data = pick(examples.otcOffer, ...otcOfferRow, 'scale');
  const said = await play(
    {
      consumer,
      given: offers,
      does: 'otcOffer with decimals',
      query: { id: '1' },
      fromState: { id: 'buy_id' },
      data,
    },
    () => read(otcOffer('1')),
  );
  expect(said).toEqual(data);
});

const figures = ['failed_count', 'answer_seconds', 'price_until_ms', 'is_sandbox'] as const;
const completed = opened({ became: 'released' });
const offerWithFigures = pick(
  { ...examples.otcOffer, is_sandbox: false },
  ...otcOfferRow,
  'scale',
  ...figures,
);

it('otcOffer says how its merchant completes orders, and until when its price holds', async () => {
  const said = await play(
    {
      consumer,
      given: completed,
      does: 'otcOffer with figures',
      query: { id: '1' },
      fromState: { id: 'buy_id' },
      data: offerWithFigures,
    },
    () => read(otcOffer('1')),
  );
  expect(said).toEqual(offerWithFigures);
});

it('otcOffers of a value says the same', async () => {
  const query = { type: 'buy', currency_id: '3', value: '100' } as const;
  const data = { list: [offerWithFigures], count: 1 };
  const said = await play(
    { consumer, given: completed, does: 'otcOffers of a value, with figures', query, data },
    () => read(otcOffers(query)),
  );
  expect(said).toEqual(data);
});

it('placeOtcOrder answers the order that it has opened', async () => {
  const clientOrderId = 'otc-8Bn2Vc5x';
  const form = {
    id: '1',
    means: 'money',
    value: '100',
    expected_price: '0.924',
    client_order_id: clientOrderId,
  } as const;
  const data = {
    ...examples.placeOtcOrder,
    client_order_id: exactly(clientOrderId),
  };
  const made = await play(
    {
      consumer,
      given: offers,
      does: 'placeOtcOrder with an id',
      form,
      fromState: { id: 'buy_id' },
      data,
    },
    () => moneyCommand(placeOtcOrder(), form),
  );
  expect(made).toMatchObject({ status: 1, client_order_id: clientOrderId });
});

it('placeOtcOrder says what the price has become', async () => {
  const form = { id: '1', means: 'money', value: '100', expected_price: '0.9' } as const;
  const answer = await play(
    {
      consumer,
      given: offers,
      does: 'placeOtcOrder at another price',
      form,
      fromState: { id: 'buy_id' },
      refuses: {
        message: 'The price has changed to 0.924 EUR. Confirm the new price',
        reason: 'otc.priceChanged',
        values: { price: '0.924 EUR' },
      },
    },
    () => moneyCommand(placeOtcOrder(), form).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', reason: 'otc.priceChanged' });
});

it('otcOrders finds the one that bears an id of the caller', async () => {
  const query = { client_order_id: 'otc-5Hn2Qp7z' };
  const row = {
    ...pick(examples.otcOrder, ...otcOrderRow, 'scale'),
    client_order_id: exactly('otc-5Hn2Qp7z'),
  };
  const said = await play(
    {
      consumer,
      given: opened(),
      does: 'otcOrders under an id of the caller',
      query,
      data: { list: [row], count: 1 },
    },
    () => read(otcOrders(query)),
  );
  expect(said).toMatchObject({ list: [{ client_order_id: 'otc-5Hn2Qp7z' }] });
});

it('otcOffers says the decimals of their coin', async () => {
  const query = { type: 'buy', currency_id: '3' } as const;
  const data = { list: [pick(examples.otcOffer, ...otcOfferRow, 'scale')], count: 1 };
  const said = await play({ consumer, given: offers, does: 'otcOffers with decimals', query, data }, () =>
    read(otcOffers(query)),
  );
  expect(said).toEqual(data);
});

it('otcOrders says what comes next of one that is paid', async () => {
  const query = { status: '2' } as const;
  const data = { list: [pick(examples.paidOrder, ...otcOrderRow, 'phase')], count: 1 };
  const given = opened({ became: 'paid' });
  const said = await play({ consumer, given, does: 'otcOrders with phases', query, data }, () =>
    read(otcOrders(query)),
  );
  expect(said).toEqual(data);
});

it.each([
  ['is paid', { became: 'paid' }, examples.paidOrder, ['phase', 'paid_ms', 'appeal_from_ms']],
  ['was released', { became: 'released' }, examples.releasedOrder, ['phase', 'ended_ms']],
  ['is in appeal', { became: 'appealed' }, examples.appealedOrder, ['phase', 'appealed_ms']],
  ['was cancelled', { became: 'cancelled' }, examples.cancelledOrder, ['ended_ms', 'cancelled_by']],
  ['is a sale', { side: 'sell' }, examples.saleOrder, ['offer_id']],
  [
    'was cancelled, and whose appeal was dismissed',
    { became: 'dismissed' },
    { ...examples.cancelledOrder, appeal_result: 'dismissed' },
    ['appeal_result'],
  ],
] as const)('otcOrder says what comes next of one that %s', async (what, parameters, example, fields) => {
  const data = pick(example, ...otcOrderRow, ...fields, 'scale', 'can_cancel', 'client_order_id');
  const said = await play(
    { consumer, given: opened(parameters), does: `otcOrder that ${what}, with its phase`, ...ofOrder, data },
    () => read(otcOrder('1')),
  );
  expect(said).toEqual(data);
});

const withTimeline = ['phase', 'payer_name', 'is_sandbox', 'events'] as const;

it.each([
  ['is paid', 'paid', examples.paidOrder],
  ['is in appeal', 'appealed', examples.appealedOrder],
] as const)(
  'otcOrder tells the timeline of one that %s, and who has to pay',
  async (what, became, example) => {
    // Rows of a list share one shape; each event is pinned in the fields that it always has.
    const events = example.events!.slice(1, 2);
    const data = pick({ ...example, is_sandbox: false, events }, ...otcOrderRow, 'scale', ...withTimeline);
    const said = await play(
      {
        consumer,
        given: opened({ became }),
        does: `otcOrder that ${what}, with its timeline`,
        ...ofOrder,
        data,
      },
      () => read(otcOrder('1')),
    );
    expect(said).toEqual(data);
  },
);

it('markOtcPaid takes the reference and a picture of the transfer', async () => {
  const form = { id: '1', reference: 'TRX 20261121 0042', proof: '/upload/0mjq1yt5k2h8w3c7vd' };
  const data = 'Marked as paid';
  const said = await play(
    {
      consumer,
      given: [...opened(), ['a picture was uploaded', { token }]],
      does: 'markOtcPaid with a proof',
      form,
      fromState: { id: 'order_id', proof: 'path' },
      data,
    },
    () => moneyCommand(markOtcPaid(), form),
  );
  expect(said).toBe(data);
});

it('otcOrderPicture answers the picture of an event', async () => {
  const said = await play(
    {
      consumer,
      given: opened({ became: 'paid' }),
      does: 'otcOrderPicture of a payment',
      query: { id: '1', nth: '2' },
      fromState: { id: 'order_id' },
      data: examples.otcOrderPicture,
    },
    () => read(otcOrderPicture('1', 2)),
  );
  expect(said).toEqual(examples.otcOrderPicture);
});

it('releaseOtcOrder gives the coins to the buyer', async () => {
  const form = { id: '1', value: '100', pay_password: '482913' };
  const given = [...opened({ side: 'sell', became: 'paid' }), fundSet];
  const data = 'Coins released';
  const said = await play(
    { consumer, given, does: 'releaseOtcOrder of a paid sale', form, fromState: { id: 'order_id' }, data },
    () => moneyCommand(releaseOtcOrder(), form),
  );
  expect(said).toBe(data);
});

it('appealOtcOrder asks the desk', async () => {
  const form = { id: '1', reason: 'notReleased', text: 'Paid at 14:12' } as const;
  const data = 'Your appeal has been sent';
  const said = await play(
    {
      consumer,
      given: opened({ became: 'overdue' }),
      does: 'appealOtcOrder of a paid purchase',
      form,
      fromState: { id: 'order_id' },
      data,
    },
    () => moneyCommand(appealOtcOrder(), form),
  );
  expect(said).toBe(data);
});
