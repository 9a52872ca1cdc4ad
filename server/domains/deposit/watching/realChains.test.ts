// A server whose DEPOSITS file names an EVM chain and an address pool, with a node that sometimes returns false data.
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { accountOf } from '../../../ledger/account.ts';
import { channelsToKeep } from '../../../testing/recordDeliveries.ts';
import { startEvmNode } from '../../../testing/processes/startEvmNode.ts';
import type { EvmNodeStandIn } from '../../../testing/processes/startEvmNode.ts';
import { startTestApp } from '../../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../../testing/processes/startTestApp.ts';
import { addressOf } from '../../../custody/addresses.ts';
import { readDepositsConfig } from '../depositsConfig.ts';
import { insuranceOwner } from '../public/depositReasons.ts';
import { PlatformAddresses, listPlatformAddresses } from './platformAddresses.ts';

/** Addresses from the examples of EIP-55. */
const [first, second] = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
] as const;
const payer = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const another = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb';
const further = '0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe';
const last = '0x00000000219ab540356cBB839Cbe05303d7705Fa';
const contract = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const confirmations = 3;

let folder: string;
let node: EvmNodeStandIn;
let server: TestApp;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-real-chains-'));
  node = await startEvmNode();
  for (let block = 0; block < 5; block += 1) node.mine();
  server = await startTestApp({
    isSandbox: false,
    messaging: channelsToKeep,
    deposits: readDepositsConfig({ DEPOSITS: writeConfig() }),
  });
  await settle();
});
afterEach(async () => {
  await server.close();
  await node.stop();
  rmSync(folder, { recursive: true });
});

function writeConfig(changes: object = {}): string {
  writeFileSync(join(folder, 'pool.txt'), `${first}\n${second}\n`);
  const chain = {
    name: 'ethereum',
    label: 'Ethereum',
    blockSeconds: 12,
    watcher: {
      kind: 'evm',
      rpc: [node.url],
      native: { asset: 'ETH', decimals: 18 },
      tokens: [{ asset: 'USDT', contract, decimals: 6 }],
    },
    addresses: { kind: 'pool', file: 'pool.txt' },
    ...changes,
  };
  const network = { network: 'erc20', name: 'ERC20', chain: 'ethereum', confirmations };
  const networks = [
    { ...network, asset: 'ETH', minimum: '0.005' },
    { ...network, asset: 'USDT', minimum: '20' },
  ];
  const file = join(folder, 'deposits.json');
  writeFileSync(file, JSON.stringify({ chains: [chain], networks }));
  return file;
}

async function settle(): Promise<void> {
  for (const { watcher } of server.context.deposits.chains()) while (await watcher.step());
}

function give(owner: string): Promise<string | undefined> {
  const { store, executor, deposits } = server.context;
  return addressOf({ db: store.db, executor, source: deposits.source }, owner, 'ethereum');
}

const balanceOf = (owner: string, asset: string): bigint =>
  server.memory.ledger.balance(accountOf(owner, asset)).available;

it('a coin and a token that a node shows are credited once so many blocks hold them', async () => {
  expect([await give('user:1'), await give('user:2'), await give('user:3')]).toEqual([
    first,
    second,
    undefined,
  ]);
  node.mine(
    { from: payer, to: first, value: 10n ** 18n },
    { from: payer, to: contract, events: [{ contract, from: payer, to: second, value: 25_000_000n }] },
  );
  node.mine();
  await settle();
  expect([balanceOf('user:1', 'ETH'), balanceOf('user:2', 'USDT')]).toEqual([0n, 0n]);
  node.mine();
  await settle();
  expect([balanceOf('user:1', 'ETH'), balanceOf('user:2', 'USDT')]).toEqual([100_000_000n, 2_500_000_000n]);
});

it('a transfer whose block is gone after it was credited stays credited, and the house is short of it', async () => {
  await give('user:1');
  const events = [{ contract, from: payer, to: first, value: 30_000_000n }];
  node.mine({ from: payer, to: contract, events });
  for (let block = 1; block < confirmations; block += 1) node.mine();
  await settle();
  expect(balanceOf('user:1', 'USDT')).toBe(3_000_000_000n);
  node.takeBack(confirmations);
  for (let block = 0; block <= confirmations; block += 1) node.mine();
  await settle();
  const row = await server.context.store.db.selectFrom('deposit').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'credited', short_units: 3_000_000_000n, height: null });
  expect(balanceOf('user:1', 'USDT')).toBe(3_000_000_000n);
  expect(balanceOf(insuranceOwner, 'USDT')).toBe(0n);
});

it('a node that cannot be believed credits nothing, and its chain is closed once it was silent for long', async () => {
  await give('user:1');
  node.lie = (method, honest) => (method === 'eth_getBlockReceipts' ? [] : honest);
  node.mine({ from: payer, to: first, value: 10n ** 18n });
  for (let block = 1; block < confirmations; block += 1) node.mine();
  const { deposits } = server.context;
  const { watcher } = [...deposits.chains()][0]!;
  await expect(watcher.step()).rejects.toThrow('ethereum');
  expect(balanceOf('user:1', 'ETH')).toBe(0n);
  expect(deposits.isBehind('ethereum')).toBe(false);
  server.clock.advance(130_000);
  expect(deposits.isBehind('ethereum')).toBe(true);
  node.lie = (_, honest) => honest;
  await settle();
  expect([balanceOf('user:1', 'ETH'), deposits.isBehind('ethereum')]).toEqual([100_000_000n, false]);
});

it('a node that dies again and again is read on from where it was', async () => {
  await give('user:1');
  const { watcher } = [...server.context.deposits.chains()][0]!;
  for (let block = 0; block < 40; block += 1) node.mine({ from: payer, to: first, value: 10n ** 16n });
  // The node answers for a few blocks at a time.
  let answers = 0;
  node.lie = (method, honest) => {
    if (method === 'eth_blockNumber') answers = 0;
    return (answers += 1) > 25 ? 'gone' : honest;
  };
  let faults = 0;
  for (let steps = 0; steps < 12; steps += 1) await watcher.step().catch(() => (faults += 1));
  expect(faults).toBeGreaterThan(3);
  expect(balanceOf('user:1', 'ETH')).toBe(38_000_000n);
});

it('a node that answers and has no new block is told as one that cannot be read', async () => {
  const { deposits } = server.context;
  server.clock.advance(100_000);
  await settle();
  expect(deposits.isBehind('ethereum')).toBe(false);
  server.clock.advance(30_000);
  await settle();
  expect(deposits.isBehind('ethereum')).toBe(true);
  node.mine();
  await settle();
  expect(deposits.isBehind('ethereum')).toBe(false);
});

it('each account of the house has an address of its own, and what comes there is the house’s', async () => {
  const { store, executor, deposits, onFault, readiness } = server.context;
  const { source } = deposits;
  const house = new PlatformAddresses({ chains: ['ethereum'], db: store.db, executor, source, onFault });
  expect(await readiness.warnings()).toEqual(['depositAddresses']);
  // The pool has two addresses.
  expect(await house.give()).toBe(false);
  appendFileSync(join(folder, 'pool.txt'), `${payer}\n${another}\n${further}\n${last}\n`);
  expect(await house.give()).toBe(true);
  expect(await house.give()).toBe(true);
  expect(await listPlatformAddresses(store.db)).toEqual([
    { owner: 'house:counterparty', chain: 'ethereum', address: payer },
    { owner: 'house:ieo', chain: 'ethereum', address: last },
    { owner: 'house:insurance', chain: 'ethereum', address: first },
    { owner: 'house:interest', chain: 'ethereum', address: second },
    { owner: 'house:leverInsurance', chain: 'ethereum', address: another },
    { owner: 'house:newcoins', chain: 'ethereum', address: further },
  ]);
  const events = [second, another].map((to) => ({ contract, from: payer, to, value: 30_000_000n }));
  node.mine({ from: payer, to: contract, events });
  for (let block = 1; block < confirmations; block += 1) node.mine();
  await settle();
  expect(balanceOf('house:interest', 'USDT')).toBe(3_000_000_000n);
  const { data: insurance } = await server.call('leverInsurance');
  expect(insurance).toMatchObject({ balance: '30', list: [{ what: 'house', amount: '30' }] });
});

it('a sandbox takes no real coins', () => {
  expect(() => readConfig({ DEPOSITS: writeConfig(), SANDBOX: 'on' })).toThrow(
    'DEPOSITS: a sandbox makes up its chains',
  );
});
