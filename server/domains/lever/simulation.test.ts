// Invariants: no negative balance, no coin lost or created, and no close that the rules do not explain.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Core } from '../../engines.ts';
import { contractDigest, ContractHistory } from '../../testing/ContractHistory.ts';
import type { HistoryPart } from '../../testing/ContractHistory.ts';
import { contractFaultsInRows } from '../../testing/contractFaults.ts';
import { findViolations } from '../../testing/invariants.ts';
import { pairs } from '../../instruments/market.config.ts';

const operations = Number(process.env.OPERATIONS ?? 2000);
/** Length of each compared history. */
const digested = operations >= 2000 ? 400 : 100;
const seed = Number(process.env.SEED ?? 1);
const folder = mkdtempSync(join(tmpdir(), 'meridian-contracts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Parts of at least 20,000 operations, each large enough for every case to occur. */
const parts = Math.min(4, Math.max(1, Math.floor(operations / 20_000)));

/** One simulated history on the database of this run. */
async function live(name: string, count: number, of: number) {
  const history = new ContractHistory(join(folder, name), of);
  const core = await history.run(count, count === operations ? parts : 1);
  const told = {
    parts: await countsOf(core, history.parts),
    faults: history.faults,
    digest: await contractDigest(core),
    inRows: await contractFaultsInRows(core, history.brought),
    violations: await findViolations(core.store.db, pairs),
  };
  await core.stop();
  return told;
}

/** Outcome counts of each part, from the stored rows. */
async function countsOf({ store: { db } }: Core, history: readonly HistoryPart[]) {
  const fills = await db
    .selectFrom('lever_fill')
    .innerJoin('lever_trade', 'lever_trade.id', 'lever_fill.trade')
    .select(['lever_fill.what', 'lever_fill.insured', 'lever_fill.created_at', 'mode'])
    .execute();
  const nights = await db
    .selectFrom('posting')
    .select('created_at')
    .where('reason', '=', 'lever.overnight')
    .execute();
  return history.map(({ began, outcomes, opensAsked, silences, waitedToBePaid }, index) => {
    const ended = history[index + 1]?.began ?? Infinity;
    const isIn = ({ created_at: at }: { created_at: bigint }) => Number(at) >= began && Number(at) < ended;
    const own = fills.filter(isIn);
    const countOf = (what: string, mode?: string) =>
      own.filter((fill) => fill.what === what && (mode === undefined || fill.mode === mode)).length;
    const happened = {
      opened: countOf('open'),
      'liquidated, isolated': countOf('liquidation', 'isolated'),
      'liquidated, cross': countOf('liquidation', 'cross'),
      'stopped with a loss': countOf('stopLoss'),
      'stopped with a gain': countOf('takeProfit'),
      'gaps beyond a margin': own.filter(({ insured }) => insured > 0n).length,
      'fees of a night': nights.filter(isIn).length,
      silences,
      waitedToBePaid,
    };
    return { happened, outcomes, succeeded: (outcomes.get('placed') ?? 0) / opensAsked };
  });
}

describe(`${operations} operations with gaps of 30 %, silences and five restarts, SEED=${seed}`, () => {
  let told: Awaited<ReturnType<typeof live>>;
  beforeAll(async () => {
    told = await live('one', operations, seed);
  }, 3_600_000);

  test('leave nobody below zero and each coin where it is, and a start changes nothing', () => {
    expect(told.faults).toEqual([]);
    expect(told.violations).toEqual([]);
  });

  test('close nothing at a mark that does not explain it, and each has what the rows of it add up to', () => {
    expect(told.inRows).toEqual([]);
  });

  test(`have all of it in each of ${parts} parts, to the end, and open at least a third of what is asked for`, () => {
    expect(told.parts).toHaveLength(parts);
    for (const [index, { happened, outcomes, succeeded }] of told.parts.entries()) {
      const part = `part ${index + 1}: ${JSON.stringify({ ...happened, succeeded })}`;
      expect(succeeded, part).toBeGreaterThan(1 / 3);
      expect(happened.opened, part).toBeGreaterThan(0);
      // With few operations, a run may meet no gap and no position to close.
      if (operations < 2000) continue;
      for (const count of Object.values(happened)) expect(count, part).toBeGreaterThan(0);
      const done = ['placed', 'cancelled', 'closed', 'closedInPart', 'marginAdded', 'stopsSet', 'brought'];
      for (const outcome of done) expect(outcomes.get(outcome), `${part}, ${outcome}`).toBeGreaterThan(0);
    }
  });
});

test('one seed has one digest, on each database the same', async () => {
  const server = process.env.TEST_POSTGRES_URL;
  const first = await live('first', digested, 11);
  // When this run has another database, the second history runs on files.
  delete process.env.TEST_POSTGRES_URL;
  const second = await live('second', digested, 11).finally(() => {
    if (server !== undefined) process.env.TEST_POSTGRES_URL = server;
  });
  expect(second.digest).toBe(first.digest);
  expect((await live('another', digested, 12)).digest).not.toBe(first.digest);
}, 600_000);
