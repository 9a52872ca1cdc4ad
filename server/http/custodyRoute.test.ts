// A custody provider that repeats notices, reorders them, sends wrong ones and disconnects, while the server restarts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../ledger/account.ts';
import { custodyKey, CustodyProvider, hexOf } from '../testing/CustodyProvider.ts';
import type { Notice, ToldTransfer } from '../testing/CustodyProvider.ts';
import { findViolations } from '../testing/invariants.ts';
import { channelsToKeep, recordDeliveries } from '../testing/recordDeliveries.ts';
import { seededNumbers } from '../testing/RandomTrading.ts';
import { password, registration, startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';
import { pairs } from '../instruments/market.config.ts';
import type { DepositsConfig } from '../domains/deposit/depositsConfig.ts';
import { heldOwner } from '../domains/deposit/public/depositReasons.ts';

const others = 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy';
const confirmations = 3;
const one = 100_000_000n;
const custody = { url: 'http://127.0.0.1:9', key: custodyKey };

const deposits: DepositsConfig = {
  chains: [
    {
      name: 'tron',
      label: 'TRON',
      blockSeconds: 3,
      watcher: { kind: 'custody' },
      addresses: { kind: 'custody' },
    },
  ],
  networks: [{ asset: 'USDT', network: 'trc20', name: 'TRC20', chain: 'tron', minimum: '10', confirmations }],
  custody,
};

let server: TestApp;
let provider: CustodyProvider;
let made = 0;
let owner: string;
/** Address of the user under test. */
let address: string;

beforeAll(async () => {
  server = await startTestApp({ isSandbox: false, messaging: channelsToKeep, deposits });
  provider = new CustodyProvider('tron', { now: () => server.clock.now() });
});
beforeEach(async () => {
  owner = `user:${900 + (made += 1)}`;
  address = tronAddress(owner);
  await server.context.executor.run('test.address', ({ db, now }) =>
    db.insertInto('deposit_address').values({ chain: 'tron', address, owner, created_at: now }).execute(),
  );
});
afterAll(async () => {
  expect(await findViolations(server.context.store.apart, pairs)).toEqual([]);
  await server.close();
});

const tronAddress = (seed: string): string =>
  createBase58check(sha256).encode(Uint8Array.of(0x41, ...Buffer.from(hexOf(seed), 'hex').subarray(0, 20)));

const transferOf = (amount: string, changes: Partial<ToldTransfer> = {}): ToldTransfer => ({
  hash: hexOf(`tx ${(made += 1)}`),
  address,
  amount,
  from: [others],
  ...changes,
});
const blockOf = (height: number, fork = '') => ({ height, hash: hexOf(`block ${height} ${fork}`) });

async function post(body: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/custody/deposits',
    headers,
    payload: body,
    remoteAddress,
  });
  return { status: answer.statusCode, text: answer.body };
}

const tell = (notice: Notice) => post(notice.body, provider.headers(notice));

async function settle(): Promise<void> {
  for (const { watcher } of server.context.deposits.chains()) while (await watcher.step());
}

const balance = (of = owner): bigint => server.memory.ledger.balance(accountOf(of, 'USDT')).available;
const rows = () =>
  server.context.store.db
    .selectFrom('deposit')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('id')
    .execute();

it('a deposit is seen when it is told, and credited once it is told with all confirmations, once', async () => {
  const transfer = transferOf('1500.5');
  const block = blockOf(66_000_000);
  expect(await tell(provider.notice(transfer, block, 1))).toEqual({ status: 204, text: '' });
  await settle();
  expect(await rows()).toMatchObject([
    { state: 'seen', units: 150_050_000_000n, from_addresses: `["${others}"]` },
  ]);
  expect(server.context.deposits.heightOf('tron')).toBe(66_000_000);
  const final = provider.notice(transfer, block, 3);
  for (let times = 0; times < 3; times += 1) expect(await tell(final)).toMatchObject({ status: 204 });
  await settle();
  expect(balance()).toBe(150_050_000_000n);
  expect(await tell(provider.notice(transfer, block, 4))).toMatchObject({ status: 204 });
  await settle();
  expect(balance()).toBe(150_050_000_000n);
});

it('no other deposit is taken for final because a later block was told', async () => {
  await tell(provider.notice(transferOf('20'), blockOf(100), 1));
  await tell(provider.notice(transferOf('30'), blockOf(500), 3));
  await settle();
  expect(balance()).toBe(30n * one);
});

it('it is in the database before it is answered', async () => {
  const transfer = transferOf('25');
  await tell(provider.notice(transfer, blockOf(10), 3));
  server = await server.restart();
  await settle();
  expect(balance()).toBe(25n * one);
});

it('a block that is taken back takes its deposits along, and the block that has them then counts', async () => {
  const transfer = transferOf('40');
  await tell(provider.notice(transfer, blockOf(10, 'a'), 2));
  await tell(provider.notice(transfer, blockOf(10, 'a'), 'reversed'));
  await settle();
  expect(await rows()).toMatchObject([{ state: 'reversed', block_hash: null }]);
  // A delayed notice about an orphaned block.
  await tell(provider.notice(transfer, blockOf(10, 'a'), 1));
  expect(await rows()).toMatchObject([{ state: 'reversed', block_hash: null }]);
  await tell(provider.notice(transfer, blockOf(11, 'b'), 3));
  await settle();
  expect(balance()).toBe(40n * one);
});

it('what was told to be gone and is told again as final waits for a desk', async () => {
  const transfer = transferOf('40');
  await tell(provider.notice(transfer, blockOf(10), 'reversed'));
  await tell(provider.notice(transfer, blockOf(10), 3));
  await settle();
  expect([balance(), balance(heldOwner)]).toEqual([0n, 40n * one]);
  const [{ about }] = (await server.context.store.db.selectFrom('review').select('about').execute()) as [
    { about: string },
  ];
  expect(JSON.parse(about)).toMatchObject({ why: ['takenBackBefore'] });
});

it('a notice that comes again after its block was taken back changes nothing', async () => {
  const transfer = transferOf('40');
  const final = provider.notice(transfer, blockOf(10), 3);
  await tell(final);
  await settle();
  await tell(provider.notice(transfer, blockOf(10), 'reversed'));
  const short = { state: 'credited', short_units: 40n * one, block_hash: null };
  expect(await rows()).toMatchObject([short]);
  await tell(final);
  expect(await rows()).toMatchObject([short]);
  // A second notice restores it, and no coverage is missing.
  await tell(provider.notice(transfer, blockOf(10), 3));
  expect(await rows()).toMatchObject([{ state: 'credited', short_units: 0n }]);
  expect(balance()).toBe(40n * one);
});

it('what goes to nobody, or is taken over no network, is answered and forgotten', async () => {
  await tell(provider.notice(transferOf('40', { address: others }), blockOf(10), 3));
  await tell(provider.notice(transferOf('40', { asset: 'DOGE' }), blockOf(10), 3));
  await tell(provider.notice(transferOf('40'), blockOf(10), 0));
  await tell(provider.notice(transferOf('0.000000001'), blockOf(10), 3));
  await settle();
  expect(await rows()).toEqual([]);
});

it('however many blocks are told to be gone, the one that holds it is not forgotten', async () => {
  const transfer = transferOf('45');
  await tell(provider.notice(transfer, blockOf(10, 'holds'), 3));
  for (let fork = 0; fork < 20; fork += 1)
    await tell(provider.notice(transfer, blockOf(10, `gone ${fork}`), 'reversed'));
  await settle();
  expect(balance()).toBe(45n * one);
});

const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** One user on a server with two networks and a reachable provider. */
async function atTwoNetworks(url: string) {
  const chain = { ...deposits.chains[0]!, name: 'ethereum', label: 'Ethereum' } as const;
  const network = { ...deposits.networks[0]!, network: 'erc20', name: 'ERC20', chain: 'ethereum' } as const;
  const both = {
    ...deposits,
    custody: { ...custody, url },
    chains: [...deposits.chains, chain],
    networks: [...deposits.networks, network],
  };
  const real = await startTestApp({ isSandbox: false, messaging: channelsToKeep, deposits: both });
  const kept = recordDeliveries(real.context);
  const email = 'ann@example.com';
  await real.call('sendEmailCode', { user_string: email, type: 'register' });
  await real.context.outbox.run();
  await real.call('register', registration(email, kept.code()));
  const who = { user_string: email, password, user_type: 'email' };
  const { data: token } = await real.call('login', who);
  const owner = `user:${(await real.call('profile', {}, { token })).data.id}`;
  const ask = (form: object) => real.call('depositAddress', { currency: '3', ...form }, { token });
  return { real, owner, ask };
}

it('a provider is asked for the addresses of all networks at once', async () => {
  const waiting: (() => void)[] = [];
  const late = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { chain } = JSON.parse(Buffer.concat(parts).toString()) as { chain: string };
      waiting.push(() => response.end(JSON.stringify({ address: chain === 'tron' ? others : ethereum })));
      if (waiting.length === 2) for (const answer of waiting) answer();
    });
  });
  await new Promise<void>((resolve) => void late.listen(0, '127.0.0.1', resolve));
  const { port } = late.address() as AddressInfo;
  const { real, ask } = await atTwoNetworks(`http://127.0.0.1:${port}`);
  expect(await ask({})).toMatchObject({ type: 'ok', data: { trc20: others, erc20: ethereum } });
  await real.close();
  late.closeAllConnections();
  late.close();
});

it('a provider that cannot be reached takes away the addresses of its own networks alone', async () => {
  const { real, owner, ask } = await atTwoNetworks(custody.url);
  expect(await ask({})).toMatchObject({ data: { reason: 'system.unavailable' } });
  await real.context.executor.run('test.address', ({ db, now }) =>
    db
      .insertInto('deposit_address')
      .values({ chain: 'ethereum', address: ethereum, owner, created_at: now })
      .execute(),
  );
  expect(await ask({})).toMatchObject({ type: 'ok', data: { erc20: ethereum } });
  expect(await ask({ network: 'trc20' })).toMatchObject({ data: { reason: 'system.unavailable' } });
  await real.close();
});

describe('a provider that is wrong', () => {
  it.each([
    ['amount', { amount: '9000' }],
    ['address', { address: others }],
    ['asset', { asset: 'USDC' }],
  ])('of the %s of a transfer that was told before is refused', async (field, change) => {
    const transfer = transferOf('40');
    await tell(provider.notice(transfer, blockOf(10), 1));
    const answer = await tell(provider.notice({ ...transfer, ...change }, blockOf(10), 3));
    if (field === 'asset') expect(answer.status).toBe(204);
    else expect(answer).toMatchObject({ status: 422, text: expect.stringContaining(field) as string });
    await settle();
    expect(await rows()).toMatchObject([{ state: 'seen', units: 40n * one, address }]);
  });

  it('of what can be booked, or of the chain, is refused', async () => {
    expect(await tell(provider.notice(transferOf('9'.repeat(19)), blockOf(10), 3))).toEqual({
      status: 422,
      text: '{"message":"amount is more than can be booked"}',
    });
    const bitcoin = new CustodyProvider('ethereum', { now: () => server.clock.now() });
    const notice = bitcoin.notice(
      transferOf('4', { hash: `0x${hexOf('e')}`, address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }),
      { height: 5, hash: `0x${hexOf('f')}` },
      3,
    );
    expect(await post(notice.body, bitcoin.headers(notice))).toMatchObject({ status: 422 });
    expect(await rows()).toEqual([]);
  });

  it('of its height moves nothing else, and does not stop what comes after', async () => {
    await tell(provider.notice(transferOf('20'), blockOf(10), 1));
    await tell(provider.notice(transferOf('30'), blockOf(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER));
    await tell(provider.notice(transferOf('40'), blockOf(12), 3));
    await settle();
    expect(balance()).toBe(70n * one);
  });
});

describe('a stranger', () => {
  it('is not believed, and is told nothing of what is here', async () => {
    const notice = provider.notice(transferOf('40'), blockOf(10), 3);
    const headers = provider.headers(notice);
    const tries = [
      post(notice.body, {}),
      post(notice.body, provider.headers(notice, 'another key that is long enough, too')),
      post(notice.body.replace('40', '4000'), headers),
      post('', headers),
    ];
    for (const answer of await Promise.all(tries)) {
      expect(answer.status).toBe(401);
      expect(answer.text).toMatch(
        /^\{"message":"webhook-[a-z, -]+(or webhook-signature )?is (wrong|missing)"\}$/,
      );
    }
    server.clock.advance(6 * 60_000);
    expect(await post(notice.body, headers)).toMatchObject({ status: 401 });
    expect(await rows()).toEqual([]);
  });

  it('cannot send more than a notice has, and finds nothing else there', async () => {
    const big = await post('x'.repeat(17_000), {});
    expect(big).toEqual({ status: 413, text: '{"message":"the body is too large"}' });
    const read = await server.app.inject({ method: 'GET', url: '/api/custody/deposits' });
    expect(read.json()).toMatchObject({ data: { reason: 'system.notFound' } });
  });

  it('is not let in any more after thousands of tries a minute, while others are', async () => {
    let limited = 0;
    for (let tries = 0; tries < 6010; tries += 1)
      if ((await post('', {}, '203.0.113.1')).status === 429) limited += 1;
    expect(limited).toBe(10);
    const notice = provider.notice(transferOf('40'), blockOf(10), 3);
    expect((await tell(notice)).status).toBe(204);
  });
});

it('a server without a provider has no such address', async () => {
  const plain = await startTestApp();
  try {
    const answer = await plain.app.inject({ method: 'POST', url: '/api/custody/deposits' });
    expect(answer.statusCode).toBe(404);
  } finally {
    await plain.close();
  }
});

const seed = Number(process.env.SEED ?? 1);
const transfers = Number(process.env.HISTORIES ?? 5);

it(`however ${transfers} transfers are told, each is credited as what was told of it says, SEED=${seed}`, async () => {
  const next = seededNumbers(seed);
  const below = (count: number): number => Math.floor(next() * count);
  const expected: { transfer: ToldTransfer; became: 'credited' | 'lookedAt' | 'gone' | 'unclear' }[] = [];
  const waiting: Notice[] = [];
  for (let at = 0; at < transfers; at += 1) {
    const transfer = transferOf(String(10 + below(50)));
    const upTo = (count: number, fork: string) => {
      for (let told = 1; told <= count; told += 1)
        waiting.push(provider.notice(transfer, blockOf(100 + at, fork), told));
    };
    const goBack = (fork: string) =>
      waiting.push(provider.notice(transfer, blockOf(100 + at, fork), 'reversed'));
    const lot = next();
    // One in ten is final before its block is orphaned.
    const depth = next() < 0.1 ? confirmations : 1 + below(confirmations - 1);
    if (lot < 0.4) upTo(confirmations + below(3), 'a');
    else {
      upTo(depth, 'a');
      goBack('a');
      if (lot < 0.8) upTo(confirmations, 'b');
    }
    const isLost = lot >= 0.8;
    const wasFinal = lot >= 0.4 && depth >= confirmations;
    const became = isLost ? (wasFinal ? 'unclear' : 'gone') : wasFinal ? 'lookedAt' : 'credited';
    expected.push({ transfer, became });
  }
  const told: Notice[] = [];
  while (waiting.length > 0) {
    const [notice] = waiting.splice(below(waiting.length), 1) as [Notice];
    told.push(notice);
    const lot = next();
    // A false notice about the same transfer, under another id.
    if (lot < 0.1) {
      const lie = notice.body.replace(/"amount":"\d+"/, '"amount":"9999"').replace(/evt_/, 'lie_');
      const forged = { id: (JSON.parse(lie) as Notice).id, body: lie };
      if (told.filter(({ body }) => sameTransfer(body, lie)).length > 1)
        expect((await tell(forged)).status).toBe(422);
    }
    if (lot > 0.985) server = await server.restart();
    if (lot > 0.9) await settle();
    expect((await tell(notice)).status).toBe(204);
    if (lot > 0.6) expect((await tell(told[below(told.length)]!)).status).toBe(204);
  }
  await settle();
  const kept = new Map((await rows()).map((row) => [row.hash, row]));
  for (const { transfer, became } of expected) {
    const { state, short_units, units } = kept.get(transfer.hash)!;
    const is = { hash: transfer.hash, state, short: short_units };
    if (became === 'credited') expect(is).toMatchObject({ state: 'credited', short: 0n });
    else if (became === 'gone') expect(is).toMatchObject({ state: 'reversed' });
    // The notice of its first block may have arrived after that was orphaned.
    else if (became === 'lookedAt') expect(['held 0', 'credited 0']).toContain(`${state} ${short_units}`);
    // Depending on the order, it was credited and is short, or it awaits an operator.
    else expect(['held 0', `credited ${units}`, 'reversed 0']).toContain(`${state} ${short_units}`);
  }
});

const hashIn = (body: string): string => (JSON.parse(body) as { hash: string }).hash;
const sameTransfer = (one: string, other: string): boolean => hashIn(one) === hashIn(other);
