// The trading of simulation.test.ts through the command executor on a database, with restarts and lost responses.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BigNumber } from 'bignumber.js';
import { afterAll, expect, test } from 'vitest';
import type { Core } from '../../engines.ts';
import { findViolations } from '../../testing/invariants.ts';
import { InsufficientFunds } from '../../ledger/Ledger.ts';
import { toUnits } from '../../ledger/units.ts';
import { UnknownOutcome } from '../../commands/CommandExecutor.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { assets, pairs } from '../../instruments/market.config.ts';
import { Refusal } from '../../refusal.ts';
import { intercept } from '../../testing/processes/InterceptedDriver.ts';
import type { Interception } from '../../testing/processes/InterceptedDriver.ts';
import { startTestCore } from '../../testing/testStore.ts';
import { memoryViolations } from '../../testing/memoryViolations.ts';
import { RandomTrading } from '../../testing/RandomTrading.ts';
import { inviteInTurn } from '../../testing/states/inviteInTurn.ts';
import { grantUnits } from '../../testing/grantUnits.ts';

const seed = Number(process.env.SEED ?? 1);
const rounds = 4;
const atOnce = 20;
/** The proofs run 9,600 in all. */
const operationsARound = Number(process.env.OPERATIONS ?? 960) / rounds;
const folder = mkdtempSync(join(tmpdir(), 'meridian-stored-'));
const interception: Interception = {};
const clock = { now: () => Date.UTC(2026, 0, 5, 12) };
async function start(): Promise<Core> {
  const core = await startTestCore({ folder, pairs, clock, around: intercept(interception) });
  core.rebateBook.rateOf = () => Promise.resolve('15');
  return core;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function grant(tx: MoneyTx, owner: string): void {
  for (const { code, scale } of assets) {
    const pair = pairs.find(({ base }) => base === code);
    const amount = new BigNumber(pair ? 2000 : 8000).div(pair?.seedPrice ?? 1);
    const units = toUnits(amount.decimalPlaces(scale, BigNumber.ROUND_FLOOR).toFixed(), scale);
    grantUnits(tx, owner, code, { units });
  }
}

/** @returns its outcome */
async function runOne(core: Core, trading: RandomTrading): Promise<string> {
  const operation = trading.operation();
  try {
    await core.executor.runForPlatform<unknown>('test.trade', async (tx) => {
      if (operation.type === 'cancel') return core.exchange.cancel(tx, operation);
      if (operation.type === 'place') {
        await core.exchange.prepare(tx.db, operation.input.owner);
        return core.exchange.place(tx, operation.input);
      }
      return core.exchange.placeForPlatform(tx, operation.input);
    });
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    if (error instanceof UnknownOutcome) return 'unknown';
    if (error instanceof InsufficientFunds) return 'house.insufficient';
    throw error;
  }
}

/** Balances of users, in memory. */
const balancesOf = (core: Core, owners: readonly string[]) =>
  owners.map((owner) =>
    core.ledger
      .balances(owner)
      .map(({ asset, available, held }) => `${owner} ${asset} ${available} ${held}`)
      .sort(),
  );

test(`${rounds * operationsARound} random operations with restarts and lost answers leave memory as the database, and both sound, SEED=${seed}`, async () => {
  const outcomes = new Map<string, number>();
  let core = await start();
  let trading = new RandomTrading({ exchange: core.exchange, pairs, people: 12, seed });
  const { owners } = trading;
  await core.executor.runForPlatform('test.grant', (tx) => {
    for (const owner of [...owners, 'house:maker', 'house:taker']) grant(tx, owner);
    return inviteInTurn(tx, owners);
  });
  for (let round = 0; round < rounds; round += 1) {
    for (let count = 0; count < operationsARound; count += atOnce) {
      if (count === operationsARound / 2)
        interception.after = async (statement) => {
          if (statement !== 'commit') return;
          delete interception.after;
          throw new Error('Connection terminated unexpectedly');
        };
      const group = Array.from({ length: atOnce }, () => runOne(core, trading));
      for (const outcome of await Promise.all(group)) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect(memoryViolations(core.ledger, core.exchange)).toEqual([]);
    const before = balancesOf(core, owners);
    await core.stop();
    core = await start();
    expect(balancesOf(core, owners)).toEqual(before);
    expect(await findViolations(core.store.db, pairs)).toEqual([]);
    trading = new RandomTrading({ exchange: core.exchange, pairs, people: 12, seed: seed + round + 1 });
  }
  const rebates = await core.store.db.selectFrom('rebate').select('id').execute();
  await core.stop();
  expect(rebates.length).toBeGreaterThan((rounds * operationsARound) / 20);
  expect(outcomes.get('done')).toBeGreaterThan((rounds * operationsARound) / 2);
  expect(outcomes.get('unknown')).toBeGreaterThan(0);
  expect(outcomes.get('spot.notCancellable')).toBeGreaterThan(0);
});
