// What this product adds to the contracts of compatible back ends.
import { expect, it } from 'vitest';
import {
  addMargin,
  closePosition,
  closePositions,
  leverFills,
  leverInsurance,
  leverPanel,
  leverTerms,
  openPosition,
  positions,
  resetDemo,
  setStops,
  withdrawClose,
} from '../../src/api/lever.ts';
import * as examples from '../examples/lever.ts';
import { command, loggedIn, moneyCommand, pick, play, read, token } from './tools/interaction.ts';
import { leverRow } from './rows/leverRow.ts';
import { exactly, orNone } from './tools/matcher.ts';

const consumer = 'meridian-extensions';
const offered = [loggedIn, ['contracts can be opened', { token }]] as const;
const opened = (parameters: Record<string, string> = {}) =>
  [loggedIn, ['a contract was opened', { token, ...parameters }]] as const;
const pairNumbers = { currency_id: 'currency_id', legal_id: 'legal_id' } as const;
const pair = { currency_id: '1', legal_id: '3' };
const ofOne = { id: 'lever_id' } as const;
const answered = [
  ...(['id', 'currency', 'legal', 'type', 'status', 'share', 'price', 'client_order_id'] as const),
] as const;
const clientOrderId = 'b0a6a2e4-5f0e-4a36-9f49-0d8f8f0b6a11';

it('leverPanel has the mark and the room of each side', async () => {
  const data = pick(
    examples.leverPanel,
    ...(['mark', 'room_long', 'room_short', 'multiple', 'lever_share_limit'] as const),
  );
  const panel = await play(
    { consumer, given: offered, does: 'leverPanel with its mark', form: pair, fromState: pairNumbers, data },
    () => read(leverPanel(pair)),
  );
  expect(panel).toMatchObject({ mark: data.mark, room_long: data.room_long });
});

it('leverTerms tells anybody what contracts cost', async () => {
  const data = [examples.leverTerms[0]!];
  const terms = await play(
    { consumer, given: [['no session']], does: 'leverTerms of all contracts', data },
    () => read(leverTerms()),
  );
  expect(terms).toHaveLength(1);
});

it('openPosition answers what came of the order', async () => {
  const form = {
    ...pair,
    ...({ share: '10', multiple: '10', type: '1', status: '1' } as const),
    ...({ margin_mode: 'cross', client_order_id: clientOrderId } as const),
  };
  const data = {
    ...examples.openPosition,
    status: exactly(1),
    share: exactly(10),
    client_order_id: exactly(clientOrderId),
  };
  const made = await play(
    { consumer, given: offered, does: 'openPosition with an id', form, fromState: pairNumbers, data },
    () => moneyCommand(openPosition(), form),
  );
  expect(made).toMatchObject({ side: 'long', status: 'open', share: 10 });
});

const common = [...leverRow, 'account_type', 'margin_mode', 'order_type', 'asked_share'] as const;

it.each([
  [
    'open with their risk',
    '1',
    {},
    [...common, 'liquidation_price', 'risk_rate', 'overnight_next', 'overnight_next_ms'] as const,
    examples.openTrade,
  ],
  [
    'pending with their limit',
    '0',
    { became: 'pending' },
    [...common, 'target_price', 'client_order_id'] as const,
    examples.pendingOrder,
  ],
  [
    'closed and not paid yet',
    '2',
    { became: 'owed' },
    [...common, 'fixed_price', 'profits'] as const,
    { ...examples.openTrade, status: 2, fixed_price: '50993.59', profits: '987.34' },
  ],
  [
    'liquidated',
    '3',
    { became: 'liquidated' },
    [...common, 'liquidation_time', 'liquidation_fee', 'insured', 'ended_by', 'average_price'] as const,
    { ...examples.liquidatedTrade, average_price: '45209' },
  ],
] as const)(
  'positions says of what is %s what the family does not',
  async (what, status, parameters, fields, example) => {
    const query = { status, page: '1', limit: '40' } as const;
    const row = pick(example, ...(fields as readonly (keyof typeof example)[]));
    const page = await play(
      {
        consumer,
        given: opened(parameters),
        does: `positions that are ${what}`,
        form: query,
        data: { rate_profits_total: {}, message: { data: [row] } },
      },
      () => read(positions(query)),
    );
    expect(page).toMatchObject({ message: { data: [{ margin_mode: 'isolated', status: Number(status) }] } });
  },
);

it('positions says what the account comes to, and what cross positions share', async () => {
  const query = { status: '1', page: '1', limit: '40' } as const;
  const totals = {
    equity: '7968.746875',
    margin: '5000.625',
    cross_equity: '7968.746875',
    cross_required: '225',
    cross_risk_rate: '0.028236',
  };
  const row = { ...pick(examples.openTrade, ...common), margin_mode: exactly('cross' as const) };
  const page = await play(
    {
      consumer,
      given: opened({ margin_mode: 'cross' }),
      does: 'positions that share the account',
      form: query,
      data: { rate_profits_total: totals, message: { data: [row] } },
    },
    () => read(positions(query)),
  );
  expect(page).toMatchObject({ rate_profits_total: totals });
});

it('positions finds the order that bears an id of the caller', async () => {
  const query = { status: '-1', client_order_id: 'contract-5Tn8Xy2b' } as const;
  const row = {
    ...pick(examples.pendingOrder, ...common),
    client_order_id: exactly('contract-5Tn8Xy2b'),
  };
  const page = await play(
    {
      consumer,
      given: opened({ became: 'pending' }),
      does: 'positions under an id of the caller',
      form: query,
      data: { rate_profits_total: {}, message: { data: [row] } },
    },
    () => read(positions(query)),
  );
  expect(page).toMatchObject({ message: { data: [{ client_order_id: 'contract-5Tn8Xy2b' }] } });
});

it('closePosition closes a part, and answers what is left', async () => {
  const form = { id: String(examples.closePosition.id), share: '4', client_close_id: 'close-9Rt2Kq7c' };
  const data = { ...pick(examples.closePosition, ...answered), status: exactly(1), share: exactly(6) };
  const left = await play(
    { consumer, given: opened(), does: 'closePosition of a part', form, fromState: ofOne, data },
    () => moneyCommand(closePosition(), form),
  );
  expect(left).toMatchObject({ status: 'open', share: 6 });
});

it('positions says of one that was asked to close since when, at which worst price, and what it waives', async () => {
  const query = { status: '2', page: '1', limit: '40' } as const;
  const fields = ['worst_price', 'close_asked_ms', 'overnight_waived', 'last_mark'] as const;
  const row = pick(examples.askedTrade, ...common, ...fields);
  const page = await play(
    {
      consumer,
      given: opened({ became: 'asked' }),
      does: 'positions that were asked to close',
      form: query,
      data: { rate_profits_total: {}, message: { data: [row] } },
    },
    () => read(positions(query)),
  );
  expect(page).toMatchObject({ message: { data: [{ worst_price: row.worst_price, status: 2 }] } });
});

it('withdrawClose answers the position, open again', async () => {
  const form = {
    id: String(examples.withdrawClose.id),
    asked_ms: String(examples.askedTrade.close_asked_ms),
  };
  const opens = await play(
    {
      consumer,
      given: opened({ became: 'asked' }),
      does: 'withdrawClose of a request that waits',
      form,
      fromState: { ...ofOne, asked_ms: 'asked_ms' },
      data: { ...pick(examples.withdrawClose, ...answered), status: exactly(1) },
    },
    () => moneyCommand(withdrawClose(), form),
  );
  expect(opens).toMatchObject({ status: 'open' });
});

it('withdrawClose answers no more than the position and what it is now', async () => {
  const form = {
    id: String(examples.withdrawClose.id),
    asked_ms: String(examples.askedTrade.close_asked_ms),
  };
  const least = pick(examples.withdrawClose, 'id', 'currency', 'legal', 'type', 'status', 'share');
  const opens = await play(
    {
      consumer,
      given: opened({ became: 'asked' }),
      does: 'withdrawClose with the least answer',
      form,
      fromState: { ...ofOne, asked_ms: 'asked_ms' },
      data: { ...least, status: exactly(1) },
    },
    () => moneyCommand(withdrawClose(), form),
  );
  expect(opens).toMatchObject({ status: 'open' });
});

it('closePositions says how many there were', async () => {
  const form = { ...pair, until_id: '999999999999999' };
  const closed = await play(
    {
      consumer,
      given: opened(),
      does: 'closePositions of a contract',
      form,
      fromState: pairNumbers,
      data: { closed: exactly(1) },
    },
    () => moneyCommand(closePositions(), form),
  );
  expect(closed).toEqual({ closed: 1 });
});

it('setStops answers the position', async () => {
  const form = { id: String(examples.setStops.id), stop_loss_price: '47500' };
  const set = await play(
    {
      consumer,
      given: opened(),
      does: 'setStops with its answer',
      form,
      fromState: { ...ofOne, stop_loss_price: 'stop_loss_price' },
      data: pick(examples.setStops, ...answered),
    },
    () => command(setStops(), form),
  );
  expect(set).toMatchObject({ side: 'long', status: 'open' });
});

it('addMargin adds once under an id, and answers the position', async () => {
  const form = { id: String(examples.addMargin.id), number: '5', client_margin_id: 'margin-4Lw8Zb1d' };
  const added = await play(
    {
      consumer,
      given: opened(),
      does: 'addMargin under an id of the caller',
      form,
      fromState: ofOne,
      data: pick(examples.addMargin, ...answered),
    },
    () => moneyCommand(addMargin(), form),
  );
  expect(added).toMatchObject({ side: 'long', status: 'open' });
});

const firstFill = { id: '1', limit: '1' };

it('leverFills answers what was decided, on which marks', async () => {
  const [fill] = examples.leverFills;
  const [mark] = fill!.marks;
  const data = [{ ...fill!, marks: [pick(mark!, 'symbol', 'price', 'at_ms', 'readings')] }];
  const does = 'leverFills of a contract';
  const fills = await play(
    { consumer, given: opened(), does, query: firstFill, fromState: ofOne, data },
    () => read(leverFills(firstFill)),
  );
  expect(fills).toEqual(data);
});

it('leverFills answers of a liquidation what it was decided on', async () => {
  const fill = examples.liquidationFill;
  const [mark] = fill.marks;
  const [reading] = mark!.readings;
  const data = [{ ...fill, marks: [{ ...pick(mark!, 'symbol', 'price', 'at_ms'), readings: [reading!] }] }];
  const does = 'leverFills of a liquidation';
  const given = opened({ became: 'liquidated' });
  const fills = await play({ consumer, given, does, query: firstFill, fromState: ofOne, data }, () =>
    read(leverFills(firstFill)),
  );
  expect(fills).toEqual(data);
});

it('leverInsurance tells anybody what it has', async () => {
  // A payment by the platform belongs to no contract.
  const [row] = examples.leverInsurance.list;
  const list = [pick(row!, 'id', 'what', 'amount', 'created_ms')];
  const data = { ...examples.leverInsurance, list: orNone(list) };
  const insurance = await play(
    { consumer, given: [['no session']], does: 'leverInsurance of contracts', data },
    () => read(leverInsurance()),
  );
  expect(insurance).toEqual({ ...examples.leverInsurance, list });
});

it('leverInsurance says of which contract a liquidation was', async () => {
  const data = { ...examples.leverInsurance, list: examples.leverInsurance.list.slice(0, 1) };
  const query = { limit: '1' };
  const insurance = await play(
    {
      consumer,
      given: opened({ became: 'liquidated' }),
      hasSession: false,
      does: 'leverInsurance after a liquidation',
      query,
      data,
    },
    () => read(leverInsurance(query)),
  );
  expect(insurance).toEqual(data);
});

it('resetDemo answers a sentence', async () => {
  const form = { client_reset_id: 'reset-6Hv3Np0s' };
  const text = await play(
    { consumer, given: [loggedIn], does: 'resetDemo of the demo account', form, data: examples.resetDemo },
    () => moneyCommand(resetDemo(), form),
  );
  expect(text).toBe(examples.resetDemo);
});
