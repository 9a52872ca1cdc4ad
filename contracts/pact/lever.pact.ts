import { expect, it } from 'vitest';
import {
  addMargin,
  cancelLeverOrder,
  closePosition,
  leverPanel,
  openPosition,
  positions,
  setStops,
} from '../../src/api/lever.ts';
import * as examples from '../examples/lever.ts';
import { command, loggedIn, moneyCommand, pick, play, read, token } from './tools/interaction.ts';
import { leastLeverRow, leverRow } from './rows/leverRow.ts';
import { sentenceOrMore } from './tools/matcher.ts';

const offered = [loggedIn, ['contracts can be opened', { token }]] as const;
const opened = (became?: string) =>
  [loggedIn, ['a contract was opened', { token, ...(became === undefined ? {} : { became }) }]] as const;
const pairNumbers = { currency_id: 'currency_id', legal_id: 'legal_id' } as const;
const pair = { currency_id: '1', legal_id: '3' };
const ofOne = { id: 'lever_id' } as const;

it('leverPanel answers leverages, limits of lots and the free balance', async () => {
  const data = pick(examples.leverPanel, 'multiple', 'lever_share_limit', 'last_price', 'user_lever');
  const panel = await play(
    { given: offered, does: 'leverPanel of a contract', form: pair, fromState: pairNumbers, data },
    () => read(leverPanel(pair)),
  );
  expect(panel).toEqual({ ...data, multiple: { muit: [{ value: '2' }] } });
});

const order = { ...pair, share: '10', multiple: '10', type: '1', status: '1' } as const;

it('openPosition takes an order, and may say no more than that it did', async () => {
  const made = await play(
    {
      given: offered,
      does: 'openPosition long at the mark',
      form: order,
      fromState: pairNumbers,
      data: sentenceOrMore('The position is open'),
    },
    () => moneyCommand(openPosition(), order),
  );
  expect(made).toBeUndefined();
});

it('openPosition says why an order is refused', async () => {
  const tooMany = { ...order, share: '900000000' } as const;
  const answer = await play(
    {
      given: offered,
      does: 'openPosition of more lots than there may be',
      form: tooMany,
      fromState: pairNumbers,
      refuses: { message: 'Enter 1 to 100000 lots' },
    },
    () => moneyCommand(openPosition(), tooMany).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', message: 'Enter 1 to 100000 lots' });
});

it.each([
  [
    'open',
    '1',
    undefined,
    [...leverRow, 'update_price', 'profits', 'transaction_time'] as const,
    examples.openTrade,
  ],
  [
    'with both stops',
    '1',
    'guarded',
    [...leverRow, 'target_profit_price', 'stop_loss_price'] as const,
    examples.guardedTrade,
  ],
  ['pending', '0', 'pending', leverRow, examples.pendingOrder],
  [
    'closed',
    '3',
    'closed',
    [...leverRow, 'transaction_time', 'complete_time'] as const,
    examples.closedTrade,
  ],
] as const)('positions answers what is %s', async (what, status, became, fields, example) => {
  const query = { status, page: '1', limit: '40' } as const;
  const row = pick(example, ...(fields as readonly (keyof typeof example)[]));
  const page = await play(
    {
      given: opened(became),
      does: `positions that are ${what}`,
      form: query,
      data: { rate_profits_total: { profits_total: '-6.25' }, message: { data: [row] } },
    },
    () => read(positions(query)),
  );
  expect(page).toMatchObject({
    message: { data: [{ symbol: 'BTC/USDT', type: 1, status: Number(status) }] },
  });
});

it('positions answers those of every status, and may lack prices and what they come to', async () => {
  const query = { status: '-1', page: '1', limit: '40' } as const;
  const row = pick(examples.openTrade, ...leastLeverRow);
  const page = await play(
    {
      given: opened(),
      does: 'positions of every status',
      form: query,
      data: { rate_profits_total: {}, message: { data: [row] } },
    },
    () => read(positions(query)),
  );
  expect(page).toMatchObject({ message: { data: [{ status: 1 }] } });
  expect(page).not.toHaveProperty('message.data.0.price');
});

it('closePosition closes a position, and may say no more than that it did', async () => {
  const form = { id: '1' };
  const closed = await play(
    {
      given: opened(),
      does: 'closePosition of an open position',
      form,
      fromState: ofOne,
      data: sentenceOrMore('The position is closed'),
    },
    () => moneyCommand(closePosition(), form),
  );
  expect(closed).toBeUndefined();
});

it('cancelLeverOrder answers a sentence', async () => {
  const form = { id: '1' };
  const text = await play(
    {
      given: opened('pending'),
      does: 'cancelLeverOrder of a pending order',
      form,
      fromState: ofOne,
      data: examples.cancelLeverOrder,
    },
    () => moneyCommand(cancelLeverOrder(), form),
  );
  expect(text).toBe(examples.cancelLeverOrder);
});

it('setStops sets a stop-loss, and may say no more than that it did', async () => {
  const form = { id: '1', stop_loss_price: '47500' };
  const set = await play(
    {
      given: opened(),
      does: 'setStops of an open position',
      form,
      fromState: { ...ofOne, stop_loss_price: 'stop_loss_price' },
      data: sentenceOrMore('The stops are set'),
    },
    () => command(setStops(), form),
  );
  expect(set).toBeUndefined();
});

it('addMargin adds to an isolated position, and may say no more than that it did', async () => {
  const form = { id: '1', number: '5' };
  const added = await play(
    {
      given: opened(),
      does: 'addMargin to an open position',
      form,
      fromState: ofOne,
      data: sentenceOrMore('The margin is added'),
    },
    () => moneyCommand(addMargin(), form),
  );
  expect(added).toBeUndefined();
});
