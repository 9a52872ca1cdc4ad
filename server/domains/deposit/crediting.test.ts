// Deposits of strangers, mistakes and faults do not affect the crediting of other deposits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Core } from '../../engines.ts';
import { accountOf } from '../../ledger/account.ts';
import { intercept } from '../../testing/processes/InterceptedDriver.ts';
import type { Interception } from '../../testing/processes/InterceptedDriver.ts';
import { findViolations } from '../../testing/invariants.ts';
import { ScriptedChain } from '../../testing/ScriptedChain.ts';
import { startTestCore } from '../../testing/testStore.ts';
import { pairs } from '../../instruments/market.config.ts';
import { ChainWatcher } from './watching/ChainWatcher.ts';
import type { ChainTransfer } from '../../custody/chains/Chain.ts';
import { heldOwner, insuranceOwner, keepingOwner } from './public/depositReasons.ts';
import type { ScreeningAnswer, ScreeningQuestion } from '../../custody/screening/Screening.ts';

/** One USDT in minor units. */
const one = 100_000_000n;
const confirmations = 3;
const [ann, bob] = ['user:annScripted', 'user:bobScripted'] as const;
const clock = { ms: Date.UTC(2026, 0, 5), now: () => clock.ms };
const interception: Interception = {};

let folder: string;
let core: Core;
let chain: ScriptedChain;
let watcher: ChainWatcher;
let faults: unknown[];
let made = 0;
/** Answer of the screening; undefined disables it. */
let screened: ((question: ScreeningQuestion) => Promise<ScreeningAnswer>) | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-crediting-'));
  core = await startTestCore({ folder, pairs, clock, around: intercept(interception) });
  chain = new ScriptedChain('scripted');
  chain.mine();
  faults = [];
  screened = undefined;
  watcher = newWatcher();
  await giveAddresses(chain);
  await settle();
});
afterEach(async () => {
  delete interception.before;
  expect(await findViolations(core.store.apart, pairs)).toEqual([]);
  await core.stop();
  rmSync(folder, { recursive: true });
});

async function giveAddresses({ name }: ScriptedChain): Promise<void> {
  await core.executor.run('test.addresses', ({ db, now }) =>
    db
      .insertInto('deposit_address')
      .values(
        [ann, bob, insuranceOwner].map((owner) => ({
          chain: name,
          address: owner,
          owner,
          created_at: now,
        })),
      )
      .execute(),
  );
}

function newWatcher(of = chain): ChainWatcher {
  const { executor, gate, store } = core;
  const network = { network: 'x', name: 'X', chain: of.name, confirmations };
  const screening = screened && { check: (question: ScreeningQuestion) => screened!(question) };
  return new ChainWatcher({
    chain: of,
    db: store.db,
    executor,
    gate,
    clock,
    screening,
    onFault: (error) => void faults.push(error),
    networks: [
      { ...network, asset: 'USDT', minimum: '10' },
      { ...network, asset: 'BTC', minimum: '0.001' },
    ],
  });
}

const settle = async (): Promise<void> => {
  while (await watcher.step());
};

const transfer = (to: string, units: bigint): ChainTransfer => ({
  hash: `tx ${(made += 1)}`,
  output: 0,
  asset: 'USDT',
  units,
  to,
  from: [`sender of ${made}`],
});

/** Adds a block, with all required confirmations. */
async function arrive(...transfers: ChainTransfer[]): Promise<void> {
  chain.mine(transfers);
  for (let block = 1; block < confirmations; block += 1) chain.mine();
  await settle();
}

const balanceOf = (owner: string, asset = 'USDT'): bigint =>
  core.ledger.balance(accountOf(owner, asset)).available;

/** Replaces the newest blocks by the same number with these transfers, with all required confirmations. */
async function replace(depth: number, ...transfers: ChainTransfer[]): Promise<void> {
  chain.drop(depth);
  chain.mine(transfers);
  for (let block = 1; block <= Math.max(depth, confirmations); block += 1) chain.mine();
  await settle();
}
const rows = () =>
  core.store.db
    .selectFrom('deposit')
    .select(['owner', 'asset', 'units', 'state', 'short_units'])
    .orderBy('id')
    .execute();

it('blocks that are replaced right after their chain was begun with are followed as any others', async () => {
  // Drops the block from which the watcher started.
  chain.drop(1);
  chain.mine();
  await arrive(transfer(ann, 3_000_000_000n));
  expect(balanceOf(ann)).toBe(3_000_000_000n);
});

it('a transaction that pays another coin in the block of a fork credits that coin, and none of the former', async () => {
  const bitcoin = { ...transfer(ann, 5n * one), asset: 'BTC' };
  chain.mine([bitcoin]);
  await settle();
  await replace(1, { ...bitcoin, asset: 'USDT', units: 20n * one });
  expect([balanceOf(ann, 'BTC'), balanceOf(ann)]).toEqual([0n, 20n * one]);
});

it('a transaction that pays somebody else in the block of a fork credits that person alone', async () => {
  const first = transfer(ann, 100n * one);
  chain.mine([first]);
  await settle();
  await replace(1, { ...first, to: bob });
  expect([balanceOf(ann), balanceOf(bob)]).toEqual([0n, 100n * one]);
});

it('less than was seen first, in the block of a fork, is what is credited', async () => {
  const first = transfer(ann, 100n * one);
  chain.mine([first]);
  await settle();
  await replace(1, { ...first, units: 60n * one });
  expect(balanceOf(ann)).toBe(60n * one);
});

it('after it was credited, a deep fork in which less is paid leaves the house short of what was credited', async () => {
  const first = transfer(ann, 1000n * one);
  await arrive(first);
  await replace(confirmations, { ...first, units: 1n });
  expect([balanceOf(ann), balanceOf(keepingOwner)]).toEqual([1000n * one, 1n]);
  expect(await rows()).toMatchObject([
    { state: 'credited', units: 1000n * one, short_units: 1000n * one },
    { state: 'belowMinimum', units: 1n },
  ]);
  // The first block again, without a shortfall.
  await replace(confirmations + confirmations, first);
  expect([balanceOf(ann), balanceOf(keepingOwner)]).toEqual([1000n * one, 0n]);
  expect(await rows()).toMatchObject([{ state: 'credited', short_units: 0n }, { state: 'reversed' }]);
});

it('what was kept below the minimum is given up where a deep fork pays more, which is credited', async () => {
  const first = transfer(ann, 4n * one);
  await arrive(first);
  await replace(confirmations, { ...first, units: 500n * one });
  expect([balanceOf(ann), balanceOf(keepingOwner)]).toEqual([500n * one, 0n]);
});

it('what a fork has taken back counts no more towards the minimum', async () => {
  await arrive(transfer(ann, 6n * one));
  await arrive(transfer(ann, 1n * one));
  await replace(confirmations);
  await arrive(transfer(ann, 3n * one));
  expect([balanceOf(ann), balanceOf(keepingOwner)]).toEqual([0n, 9n * one]);
  await arrive(transfer(ann, 1n * one));
  expect([balanceOf(ann), balanceOf(keepingOwner)]).toEqual([10n * one, 0n]);
});

it('what lies below the minimum of one chain is not counted towards that of another', async () => {
  await arrive(transfer(ann, 6n * one));
  const other = new ScriptedChain('another');
  other.mine();
  await giveAddresses(other);
  const beside = newWatcher(other);
  while (await beside.step());
  other.mine([transfer(ann, 6n * one)]);
  for (let block = 1; block < confirmations; block += 1) other.mine();
  while (await beside.step());
  expect([balanceOf(ann), balanceOf(keepingOwner)]).toEqual([0n, 12n * one]);
});

it('what comes to the house is credited however little it is', async () => {
  await arrive(transfer(insuranceOwner, 3n * one));
  expect([balanceOf(insuranceOwner), balanceOf(keepingOwner)]).toEqual([3n * one, 0n]);
});

it('dust of a stranger makes no command longer, and is credited in slices once enough has arrived', async () => {
  await arrive(...Array.from({ length: 600 }, () => transfer(ann, 1n)));
  expect([balanceOf(ann), balanceOf(keepingOwner)]).toEqual([0n, 600n]);
  // Number of statements in each commit, from the deposit that reaches the minimum to the last dust.
  const counts = [0];
  interception.before = async (statement) => {
    if (statement === 'commit') counts.push(0);
    else counts[counts.length - 1]! += 1;
  };
  await arrive(transfer(ann, 10n * one));
  delete interception.before;
  expect([balanceOf(ann), balanceOf(keepingOwner)]).toEqual([10n * one + 600n, 0n]);
  expect(Math.max(...counts)).toBeLessThan(400);
  const left = await core.store.db.selectFrom('deposit_pot').selectAll().execute();
  expect(left).toEqual([]);
});

it('what cannot be credited holds up nothing else, is told, and is credited once it can be', async () => {
  // The total issued amount of a coin is issuance's negative balance, which is limited.
  const quarter = 2n ** 61n;
  await arrive(transfer(insuranceOwner, 2n * quarter));
  const lost = transfer(ann, quarter + one);
  await arrive(lost, transfer(bob, 20n * one));
  await arrive(transfer(bob, quarter), transfer(ann, 30n * one));
  expect([balanceOf(ann), balanceOf(bob)]).toEqual([quarter + 31n * one, 20n * one]);
  expect(faults.map(String)).toEqual([
    expect.stringMatching(/^Error: Deposit \d+ over scripted cannot be credited$/),
  ]);
  await arrive(transfer(bob, 11n * one));
  expect(balanceOf(bob)).toBe(31n * one);
  expect(faults).toHaveLength(1);
  const { db } = core.store;
  const stuck = await db
    .selectFrom('deposit')
    .select(['state', 'units'])
    .where('stuck_at', 'is not', null)
    .execute();
  expect(stuck).toEqual([{ state: 'seen', units: quarter }]);
  // The platform covers the reversed deposits, which frees capacity.
  const dropped = chain.drop(3 * confirmations);
  chain.mine(dropped.filter((each) => each !== lost));
  for (let block = 0; block <= 3 * confirmations; block += 1) chain.mine();
  await settle();
  expect(balanceOf(insuranceOwner)).toBe(quarter - one);
  clock.ms += 11 * 60_000;
  await settle();
  expect(balanceOf(bob)).toBe(quarter + 31n * one);
});

it('what comes to the house pays for what its chain has taken back, as far as it reaches', async () => {
  const lost = transfer(ann, 50n * one);
  await arrive(lost);
  chain.drop(confirmations);
  for (let block = 0; block <= confirmations; block += 1) chain.mine();
  await settle();
  const short = () =>
    core.store.db
      .selectFrom('deposit')
      .select(['short_units', 'covered_units'])
      .where('hash', '=', lost.hash)
      .executeTakeFirst();
  expect(await short()).toEqual({ short_units: 50n * one, covered_units: 0n });
  await arrive(transfer(insuranceOwner, 20n * one));
  expect(await short()).toEqual({ short_units: 50n * one, covered_units: 20n * one });
  await arrive(transfer(insuranceOwner, 40n * one));
  expect(await short()).toEqual({ short_units: 50n * one, covered_units: 50n * one });
  expect([balanceOf(ann), balanceOf(insuranceOwner)]).toEqual([50n * one, 10n * one]);
});

it('what nobody has answered for is not credited by silence, and is asked for again', async () => {
  const asked: ScreeningQuestion[] = [];
  screened = (question) => {
    asked.push(question);
    return Promise.reject(new Error('not reached'));
  };
  watcher = newWatcher();
  await settle();
  await arrive(transfer(ann, 20n * one), transfer(insuranceOwner, 30n * one));
  await settle();
  // Deposits to the platform belong to its operator.
  expect([balanceOf(ann), balanceOf(insuranceOwner)]).toEqual([0n, 30n * one]);
  const { hash, address, amount, from } = asked[0]!;
  expect({ hash, address, amount, from }).toEqual({
    hash: `tx ${made - 1}`,
    address: ann,
    amount: '20',
    from: [`sender of ${made - 1}`],
  });
  expect(asked).toHaveLength(1);
  screened = () => Promise.resolve('clear');
  await settle();
  expect(balanceOf(ann)).toBe(0n);
  clock.ms += 31_000;
  await settle();
  expect(balanceOf(ann)).toBe(20n * one);
});

it('what is on its way when screening begins is screened, and what is listed waits', async () => {
  chain.mine([transfer(ann, 20n * one), transfer(bob, 30n * one)]);
  await settle();
  screened = ({ amount }) => Promise.resolve(amount === '20' ? 'listed' : 'unknownSender');
  watcher = newWatcher();
  for (let block = 1; block < confirmations; block += 1) chain.mine();
  await settle();
  expect([balanceOf(ann), balanceOf(bob), balanceOf(heldOwner)]).toEqual([0n, 0n, 50n * one]);
  const abouts = await core.store.db.selectFrom('review').select('about').orderBy('id').execute();
  expect(abouts.map(({ about }) => (JSON.parse(about) as { why: string[] }).why)).toEqual([
    ['listed'],
    ['unknownSender'],
  ]);
});
