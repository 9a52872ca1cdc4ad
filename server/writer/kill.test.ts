import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from '../testing/invariants.ts';
import { pairs } from '../domains/market/market.config.ts';
import { listOrders } from '../domains/spot/orderLists.ts';
import { placeOrder } from '../domains/spot/placeOrder.ts';
import { seededNumbers } from '../testing/RandomTrading.ts';
import { setUpPostgres } from '../testing/postgresSetup.ts';
import { give, givenNames } from '../testing/gifts.ts';
import { startTestCore } from '../testing/testStore.ts';
import { DueRunner } from './DueRunner.ts';

/** FULL=1 kills fifty times, as a release has to be shown; the everyday run a few. */
const isFull = process.env.FULL === '1';
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** That fall due at once in each round, beside the orders. */
const gifts = isFull ? 500 : 100;

interface Placed {
  id: number;
  owner: string;
  clientOrderId: string;
  filledQuantity: string;
}

describe.each([
  { name: 'SQLite', kills: isFull ? 50 : 5, setUp: async () => async () => undefined },
  // Its lease has to run out each time.
  { name: 'PostgreSQL', kills: isFull ? 50 : 3, setUp: () => setUpPostgres() },
])('$name', ({ name, kills, setUp }) => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-kill-'));
  let tearDown: () => Promise<void>;

  beforeAll(async () => {
    tearDown = await setUp();
  });

  afterAll(async () => {
    await tearDown();
    rmSync(folder, { recursive: true, force: true });
  });

  test(
    `${kills} kill -9 under load lose no acknowledged order, SEED=${seed}`,
    { timeout: 900_000 },
    async () => {
      const next = seededNumbers(seed);
      let acknowledged = 0;
      const scheduled: string[] = [];
      for (let round = 0; round < kills; round += 1) {
        const lines = await runUntilKilled(folder, seed + round, 20 + next() * 250);
        const placed = lines.flatMap((line) => placedOf(line) ?? []);
        const cancelled = lines.flatMap((line) =>
          line.startsWith('cancelled ') ? [Number(line.split(' ')[1])] : [],
        );
        expect(placed.length, `round ${round} took no orders`).toBeGreaterThan(0);
        acknowledged += placed.length + cancelled.length;
        scheduled.push(
          ...lines.flatMap((line) => (line.startsWith('scheduled ') ? [line.split(' ')[1]!] : [])),
        );
        await expectKept(folder, placed, cancelled);
      }
      expect(scheduled).toHaveLength(kills);
      await expectGivenOnce(folder, scheduled);
      expect(acknowledged).toBeGreaterThan(kills * 10);
      console.log(`${name}: ${kills} kills, ${acknowledged} acknowledgements, none lost`);
    },
  );
});

/** Starts the process, lets it go on for a while after it has taken its first order, and kills it. */
async function runUntilKilled(folder: string, round: number, delayMs: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../e2e/killedLedger.ts'), folder, String(round), String(gifts)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const closed = once(child, 'close');
  const hasOrder = () =>
    output
      .split('\n')
      .slice(0, -1)
      .some((line) => placedOf(line));
  while (child.exitCode === null && !hasOrder()) await Promise.race([once(child.stdout, 'data'), closed]);
  await sleep(delayMs);
  child.kill('SIGKILL');
  const [code, signal] = (await closed) as [number | null, string | null];
  expect({ code, signal, errors }).toEqual({ code: null, signal: 'SIGKILL', errors: '' });
  // The last line may have been cut by the kill; everything before it was said in full.
  return output.split('\n').slice(0, -1);
}

function placedOf(line: string): Placed | undefined {
  const [word, id, owner, clientOrderId, filledQuantity] = line.split(' ') as [
    string,
    string,
    string,
    string,
    string,
  ];
  return word === 'placed' ? { id: Number(id), owner, clientOrderId, filledQuantity } : undefined;
}

async function expectKept(
  folder: string,
  placed: readonly Placed[],
  cancelled: readonly number[],
): Promise<void> {
  const core = await startTestCore({ folder, pairs, clock: Date });
  const { db } = core.store;
  expect(await findViolations(db, pairs)).toEqual([]);
  const rows = await db
    .selectFrom('spot_order')
    .select(['id', 'owner', 'client_order_id', 'status'])
    .execute();
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  for (const { id, owner, clientOrderId } of placed) {
    expect(byId.get(id), `order ${id}`).toMatchObject({ owner, client_order_id: clientOrderId });
  }
  for (const id of cancelled) expect(byId.get(id)?.status, `cancelled order ${id}`).toBe(3n);
  for (const { id, owner, clientOrderId, filledQuantity } of placed.slice(-20)) {
    const [kept] = await listOrders(db, core.exchange, { owner, clientOrderId, limit: 1, offset: 0 });
    expect(Number(kept!.filledQuantity)).toBeGreaterThanOrEqual(Number(filledQuantity));
    // The caller who never saw the answer sends the order again and gets the first one.
    const input = { ...kept!, clientOrderId, price: kept!.price, worstPrice: kept!.price };
    const again = await placeOrder({ writer: core.writer, exchange: core.exchange, db }, input);
    expect(again.id).toBe(id);
  }
  expect(await findViolations(db, pairs)).toEqual([]);
  await core.stop();
}

/** Each gift of each round was given once: by a server that was killed, or by the last one. */
async function expectGivenOnce(folder: string, rounds: readonly string[]): Promise<void> {
  const core = await startTestCore({ folder, pairs, clock: Date });
  const { writer, gate, store } = core;
  const before = (await givenNames(store.db)).length;
  const onFault = (error: unknown) => {
    throw error;
  };
  const handlers = { 'example.gift': give };
  await new DueRunner({ db: store.db, writer, gate, clock: Date, handlers, onFault }).run();
  const expected = rounds.flatMap((round) => Array.from({ length: gifts }, (_, gift) => `${round}:${gift}`));
  const given = await givenNames(store.db);
  expect([...given].sort()).toEqual(expected.sort());
  expect(await findViolations(store.db, pairs)).toEqual([]);
  console.log(`${given.length} gifts, ${before} of them by those that were killed, each given once`);
  await core.stop();
}
