import { expect, it } from 'vitest';
import {
  optionCurrencies,
  optionDurations,
  optionPages,
  optionSettlement,
  options,
  placeOption,
  resetOptionDemo,
} from '../../src/api/option.ts';
import * as examples from '../examples/option.ts';
import { loggedIn, moneyCommand, pick, play, read, readPage, token } from './tools/interaction.ts';
import { exactly, orNone } from './tools/matcher.ts';

const consumer = 'meridian-extensions';
const offered = [loggedIn, ['options can be bought', { token }]] as const;
const bought = (parameters: Record<string, string> = {}) =>
  [loggedIn, ['an option was bought', { token, ...parameters }]] as const;
const ofPair = { match_id: 'match_id' } as const;
const clientOrderId = 'b0a6a2e4-5f0e-4a36-9f49-0d8f8f0b6a11';

it('optionDurations answers what each duration pays', async () => {
  const data = [pick(examples.optionDurations[0]!, 'seconds', 'profit_ratio', 'min_num', 'status')];
  const durations = await play({ given: [['no session']], does: 'optionDurations of all pairs', data }, () =>
    read(optionDurations()),
  );
  expect(durations).toEqual(data);
});

it('optionDurations of a pair has what neutral pays, its band, and the fee', async () => {
  const data = [
    pick(examples.optionDurations[0]!, ...(['seconds', 'profit_ratio', 'min_num', 'status'] as const)),
  ].map((each) => ({
    ...each,
    ...pick(examples.optionDurations[0]!, 'neutral_ratio', 'neutral_band', 'fee_rate'),
  }));
  const query = { match_id: '1' };
  const durations = await play(
    { consumer, given: [['no session']], does: 'optionDurations of a pair', query, data },
    () => read(optionDurations(query)),
  );
  expect(durations).toEqual(data);
});

const currency = () => {
  const { user_wallet: wallet, ...terms } = examples.optionCurrencies[0]!;
  const { micro_numbers: numbers } = terms;
  return { ...terms, micro_numbers: numbers.slice(0, 1), user_wallet: pick(wallet, 'micro_balance') };
};

it('optionCurrencies answers fee, limits and what is free', async () => {
  const data = [currency()];
  const currencies = await play({ given: offered, does: 'optionCurrencies of the account', data }, () =>
    read(optionCurrencies()),
  );
  expect(currencies).toEqual(data);
});

it('optionCurrencies answers what the demo account has', async () => {
  const query = { account_type: 'simulation_account' } as const;
  const data = [currency()];
  const currencies = await play(
    { consumer, given: offered, does: 'optionCurrencies of the demo account', query, data },
    () => read(optionCurrencies(query)),
  );
  expect(currencies).toEqual(data);
});

/** Fields of every order, from any back end. */
const least = [
  ...(['id', 'show_micro_id', 'match_id', 'symbol_name', 'currency_id', 'currency_name', 'type'] as const),
  ...(['seconds', 'number', 'fee', 'profit_ratio', 'status', 'created_at'] as const),
] as const;
const entered = ['open_price', 'handled_at', 'remain_milli_seconds'] as const;
const settled = [...entered, 'end_price', 'fact_profits', 'profit_result', 'complete_at'] as const;
const ours = ['account_type', 'client_order_id', 'neutral_band', 'created_ms'] as const;

const order = { match_id: '1', currency_id: '3', type: '1', seconds: '60', number: '100' } as const;
const family = { ...pick(examples.placeOption, 'id', 'match_id', 'status'), type: exactly(1 as const) };

it('placeOption answers the order, which waits for its entry', async () => {
  const made = await play(
    { given: offered, does: 'placeOption of up', form: order, fromState: ofPair, data: family },
    () => moneyCommand(placeOption(), order),
  );
  expect(made).toEqual({ id: examples.placeOption.id, status: 'running' });
});

it('placeOption says why an order is refused', async () => {
  const little = { ...order, number: '0.01' } as const;
  const refuses = { message: 'Minimum: 10 USDT' };
  const answer = await play(
    { given: offered, does: 'placeOption below the minimum', form: little, fromState: ofPair, refuses },
    () => moneyCommand(placeOption(), little).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ kind: 'rejected', message: refuses.message });
});

it('placeOption answers the id of the caller', async () => {
  const form = { ...order, account_type: 'simulation_account', client_order_id: clientOrderId } as const;
  const data = { ...family, client_order_id: exactly(clientOrderId) };
  const made = await play(
    { consumer, given: offered, does: 'placeOption of the demo account', form, fromState: ofPair, data },
    () => moneyCommand(placeOption(), form),
  );
  expect(made).toMatchObject({ status: 'running' });
});

it.each([
  ['wait for their entry', '1', {}, least, examples.waitingOption],
  ['run', '1', { became: 'running' }, [...least, ...entered] as const, examples.runningOption],
  ['are settled', '3', { became: 'right' }, [...least, ...settled] as const, examples.rightOption],
] as const)('options answers those that %s', async (what, status, parameters, fields, example) => {
  const query = { status, page: '1', limit: '40' } as const;
  const row = pick(example, ...(fields as readonly (keyof typeof example)[]));
  const page = await play(
    { given: bought(parameters), does: `options that ${what}`, query, data: { data: [row] } },
    () => read(options(query)),
  );
  expect(page).toMatchObject({ data: [{ symbol_name: 'BTC/USDT', type: 1, status: Number(status) }] });
});

it.each([
  [
    'right ones with their moments',
    'right',
    [...ours, 'opened_ms', 'expires_ms', 'settled_ms'] as const,
    examples.rightOption,
  ],
  ['returned ones with why', 'returned', [...ours, 'returned'] as const, examples.returnedOption],
] as const)('options page by page answers %s', async (what, became, fields, example) => {
  const row = pick(example, ...([...least, ...fields] as readonly (keyof typeof example)[]));
  const page = await play(
    {
      consumer,
      given: bought({ became }),
      does: `options of the past, ${what}`,
      query: { status: '3', page: '1', limit: '40' },
      data: { data: [row] },
    },
    () => readPage(optionPages({ status: '3' })),
  );
  expect(page.rows).toEqual([row]);
});

it('options finds the order that bears an id of the caller', async () => {
  const query = { status: '1', client_order_id: 'option-7Kd2Wq9x' } as const;
  const row = { ...pick(examples.waitingOption, ...least), client_order_id: exactly('option-7Kd2Wq9x') };
  const page = await play(
    { consumer, given: bought(), does: 'options under an id of the caller', query, data: { data: [row] } },
    () => read(options(query)),
  );
  expect(page).toMatchObject({ data: [{ client_order_id: 'option-7Kd2Wq9x' }] });
});

it('optionSettlement answers the ticks that an order was settled by', async () => {
  const data = { ...examples.optionSettlement, ticks: examples.optionSettlement.ticks.slice(0, 1) };
  const settlement = await play(
    {
      consumer,
      given: bought({ became: 'right' }),
      does: 'optionSettlement of a settled order',
      query: { id: '1' },
      fromState: { id: 'option_id' } as const,
      data,
    },
    () => read(optionSettlement('1')),
  );
  expect(settlement).toEqual(data);
});

it('optionSettlement of an order that has no entry yet has none', async () => {
  const data = { ...pick(examples.optionSettlement, 'id', 'price_tick'), ticks: orNone([]) };
  const settlement = await play(
    {
      consumer,
      given: bought(),
      does: 'optionSettlement of an order that waits',
      query: { id: '1' },
      fromState: { id: 'option_id' } as const,
      data,
    },
    () => read(optionSettlement('1')),
  );
  expect(settlement).not.toHaveProperty('entry');
});

it('options of the demo account have what was free after each', async () => {
  const query = { status: '3', account_type: 'simulation_account', page: '1', limit: '40' } as const;
  const row = {
    ...pick(examples.demoOption, ...least, 'balance_after'),
    account_type: exactly('simulation_account' as const),
  };
  const page = await play(
    {
      consumer,
      given: bought({ became: 'demo' }),
      does: 'options of the demo account',
      query,
      data: { data: [row] },
    },
    () => read(options(query)),
  );
  expect(page).toMatchObject({ data: [{ balance_after: examples.demoOption.balance_after }] });
});

it('resetOptionDemo answers a sentence', async () => {
  const form = { client_reset_id: 'reset-2Gw7Ns4b' };
  const text = await play(
    {
      consumer,
      given: [loggedIn] as const,
      does: 'resetOptionDemo of the demo account',
      form,
      data: examples.resetOptionDemo,
    },
    () => moneyCommand(resetOptionDemo(), form),
  );
  expect(text).toBe(examples.resetOptionDemo);
});
