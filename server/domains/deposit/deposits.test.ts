// Deposits over the chains of a sandbox, from the user's view.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { channelsToKeep } from '../../testing/recordDeliveries.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

let server: TestApp;
let ann: { token: string; owner: string };
let bob: { token: string; owner: string };

let people = 0;
beforeAll(async () => {
  server = await startTestApp();
  await settle();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  ann = await server.person(`ann${people}@example.com`);
  bob = await server.person(`bob${people}@example.com`);
});

const usdt = '3';
const blockMs = 3000;

/** Reads all chains and credits final deposits. */
async function settle(of = server): Promise<void> {
  for (const { watcher } of of.context.deposits.chains()) while (await watcher.step());
}

/** Advances the chain by a number of blocks. */
async function pass(blocks: number, of = server): Promise<void> {
  of.clock.advance(blocks * blockMs);
  await settle(of);
}

async function addressOf(person = ann, network = 'trc20', currency = usdt): Promise<string> {
  const { data } = await server.call('depositAddress', { currency, network }, { token: person.token });
  return data[network] as string;
}

interface Sent {
  address: string;
  amount: string;
  network?: string;
  currency?: string;
  by?: typeof ann;
}

async function send({
  address,
  amount,
  network = 'trc20',
  currency = usdt,
  by = bob,
}: Sent): Promise<string> {
  const form = { currency, network, address, amount };
  const answer = await server.call('sandboxSend', form, { token: by.token });
  expect(answer).toMatchObject({ type: 'ok' });
  return answer.data as string;
}

const rowsOf = async (person = ann, query: Record<string, string> = {}, of = server) =>
  (await of.call('deposits', query, { token: person.token })).data.data;

/** Free USDT of the spot account. */
async function balanceOf(person = ann, of = server): Promise<string> {
  const { data } = await of.call('balance', { currency: usdt, type: 'change' }, { token: person.token });
  return data.change_balance as string;
}

const granted = '10000';

it('a transfer of 20 confirmations is credited at the twentieth block and at none before', async () => {
  const hash = await send({ address: await addressOf(), amount: '1500' });
  await pass(1);
  expect(await rowsOf()).toMatchObject([
    {
      hash,
      amount: '1500',
      status: 1,
      state: 'seen',
      confirmations: 1,
      confirmations_needed: 20,
      left_s: 57,
    },
  ]);
  await pass(18);
  expect(await rowsOf()).toMatchObject([{ status: 1, confirmations: 19, left_s: 3 }]);
  expect(await balanceOf()).toBe(granted);
  await pass(1);
  expect(await rowsOf()).toMatchObject([{ status: 2, state: 'credited', confirmations: 20 }]);
  expect(await balanceOf()).toBe('11500');
});

it('an address belongs to one person for good, and is another on each chain', async () => {
  const first = await addressOf();
  expect(await addressOf()).toBe(first);
  expect(await addressOf(bob)).not.toBe(first);
  expect(await addressOf(ann, 'erc20')).not.toBe(first);
  // USDC and USDT of one chain share the address.
  expect(await addressOf(ann, 'trc20', '4')).toBe(first);
  server = await server.restart();
  expect(await addressOf()).toBe(first);
});

it('what somebody else sends is credited to whose address it is', async () => {
  await send({ address: await addressOf(ann), amount: '20', by: bob });
  await pass(20);
  expect(await balanceOf(ann)).toBe('10020');
  expect(await balanceOf(bob)).toBe(granted);
  expect(await rowsOf(bob)).toEqual([]);
});

it('less than the minimum is kept and said, and counts once enough has arrived', async () => {
  const address = await addressOf();
  await send({ address, amount: '4' });
  await pass(21);
  expect(await rowsOf()).toMatchObject([
    { status: 3, state: 'belowMinimum', remark: expect.stringContaining('The minimum is 10 USDT.') },
  ]);
  expect(await balanceOf()).toBe(granted);
  await send({ address, amount: '5.99999999' });
  await pass(21);
  expect(await balanceOf()).toBe(granted);
  await send({ address, amount: '0.00000001' });
  await pass(21);
  expect(await balanceOf()).toBe('10010');
  expect(await rowsOf()).toMatchObject([{ status: 2 }, { status: 2 }, { status: 2 }]);
});

it('blocks that are replaced before it is final take it back, and a later block that has it counts anew', async () => {
  const hash = await send({ address: await addressOf(), amount: '100', by: ann });
  await pass(10);
  const form = { hash, comes_back: '1' };
  expect(await server.call('sandboxReorganise', form, { token: ann.token })).toMatchObject({ type: 'ok' });
  await pass(1);
  expect(await rowsOf()).toMatchObject([{ status: 1, state: 'reversed', confirmations: 0 }]);
  await pass(1);
  expect(await rowsOf()).toMatchObject([{ status: 1, state: 'seen', confirmations: 1 }]);
  await pass(18);
  expect(await balanceOf()).toBe(granted);
  await pass(1);
  expect(await balanceOf()).toBe('10100');
  expect(await rowsOf()).toMatchObject([{ status: 2, hash }]);
});

it('what no block has any more is not credited, and what others sent in the replaced blocks is', async () => {
  const gone = await send({ address: await addressOf(), amount: '100', by: ann });
  const stays = await send({ address: await addressOf(bob), amount: '30', by: bob });
  await pass(5);
  await server.call('sandboxReorganise', { hash: gone, comes_back: '0' }, { token: ann.token });
  await pass(40);
  expect(await balanceOf(ann)).toBe(granted);
  expect(await rowsOf(ann)).toMatchObject([{ status: 1, state: 'reversed' }]);
  expect(await balanceOf(bob)).toBe('10030');
  expect(await rowsOf(bob)).toMatchObject([{ status: 2, hash: stays }]);
});

it('blocks replaced after it was credited leave its owner what was credited, and the house short of it', async () => {
  const hash = await send({ address: await addressOf(), amount: '100', by: ann });
  await pass(25);
  expect(await balanceOf()).toBe('10100');
  await server.call('sandboxReorganise', { hash, comes_back: '0' }, { token: ann.token });
  await pass(2);
  expect(await balanceOf()).toBe('10100');
  expect(await rowsOf()).toMatchObject([{ status: 2, state: 'credited' }]);
  const row = await server.context.store.db
    .selectFrom('deposit')
    .select(['short_units', 'covered_units'])
    .where('owner', '=', ann.owner)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ short_units: 10_000_000_000n, covered_units: 0n });
});

it('a server that was down reads what came meanwhile once it is up, and credits it once', async () => {
  const address = await addressOf();
  await send({ address, amount: '70' });
  server = await server.restart();
  server.clock.advance(500 * blockMs);
  await settle();
  expect(await balanceOf()).toBe('10070');
  server = await server.restart();
  await pass(5);
  expect(await balanceOf()).toBe('10070');
  expect(await rowsOf()).toHaveLength(1);
});

it('a coin that a network does not take is nobody’s deposit', async () => {
  await send({ address: await addressOf(), amount: '5000', currency: '5' });
  await pass(30);
  expect(await rowsOf()).toEqual([]);
  const { data } = await server.call('sandboxChain', {}, { token: bob.token });
  expect(data.sent).toMatchObject([{ name: 'DOGE', network: 'trc20', confirmations: 30 }]);
  expect(data.sent[0]).not.toHaveProperty('confirmations_needed');
});

it('pages narrow by coin, status and time, and stay where they are while new ones come', async () => {
  const address = await addressOf();
  for (const amount of ['11', '12', '13']) await send({ address, amount });
  await send({ address: await addressOf(ann, 'erc20', '2'), amount: '1', currency: '2', network: 'erc20' });
  await pass(13);
  const page = await server.call('deposits', { limit: '2' }, { token: ann.token });
  expect(page.data).toMatchObject({ total: 4, last_page: 2, per_page: 2 });
  const newest = page.data.data[0].id as number;
  expect(await rowsOf(ann, { currency: '2' })).toMatchObject([{ name: 'ETH', status: 2 }]);
  expect(await rowsOf(ann, { status: '1' })).toHaveLength(3);
  expect(await rowsOf(ann, { until_id: String(newest - 1) })).toHaveLength(3);
  const nowS = Math.floor(server.clock.now() / 1000);
  expect(await rowsOf(ann, { from: String(nowS + 1) })).toHaveLength(0);
  expect(await rowsOf(ann, { to: String(nowS + 1) })).toHaveLength(4);
});

it('an address that is none of the sandbox is refused at its field', async () => {
  for (const address of [
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    'x',
  ]) {
    for (const network of ['trc20', 'erc20', 'omni']) {
      const form = { currency: usdt, network, address, amount: '20' };
      const answer = await server.call('sandboxSend', form, { token: ann.token });
      expect(answer).toMatchObject({ type: 'error', data: { reason: 'deposit.addressInvalid', fields: {} } });
      expect(Object.keys(answer.data.fields)).toEqual(['address']);
    }
  }
});

it('an amount that no account can have is told the most that one can', async () => {
  const form = { currency: usdt, network: 'trc20', address: await addressOf(), amount: '999999999999999' };
  const answer = await server.call('sandboxSend', form, { token: ann.token });
  expect(answer.data).toMatchObject({
    reason: 'wallet.amountBeyond',
    fields: { amount: 'Enter at most 92,233,720,368.54775807' },
  });
});

it('outside a sandbox nothing is open that no file names, and there is no made-up chain', async () => {
  const real = await startTestApp({ isSandbox: false, messaging: channelsToKeep });
  try {
    const { networks, sandbox } = real.context.deposits;
    expect({ networks, sandbox: [...sandbox.keys()] }).toEqual({ networks: [], sandbox: [] });
  } finally {
    await real.close();
  }
});

it('a sandbox with other block times, or after days, goes on at once, and takes what comes then', async () => {
  await send({ address: await addressOf(), amount: '15' });
  await pass(25);
  server = await server.restart({ sandboxBlockMs: 1000 });
  server.clock.advance(5 * 86_400_000);
  for (const { watcher } of server.context.deposits.chains()) expect(await watcher.step()).toBe(false);
  await send({ address: await addressOf(), amount: '11' });
  await pass(30);
  expect(await balanceOf()).toBe('10026');
  server = await server.restart({ sandboxBlockMs: blockMs });
  await settle();
  await send({ address: await addressOf(), amount: '12' });
  await pass(30);
  expect(await balanceOf()).toBe('10038');
});
