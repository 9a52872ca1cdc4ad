// Work that falls due within one second, on servers that are killed while handling it: each item is handled once, in
// the order of its due time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pairs } from '../instruments/market.config.ts';
import { givenNames } from '../testing/gifts.ts';
import { killDatabases } from '../testing/processes/killDatabases.ts';
import { findViolations } from '../testing/invariants.ts';
import { seededNumbers } from '../testing/RandomTrading.ts';
import { openTestStore } from '../testing/testStore.ts';

/** FULL=1 is required for a release; the default kills a few times, and kill.process.test.ts covers PostgreSQL. */
const isFull = process.env.FULL === '1';
const seed = Number(process.env.SEED ?? 1);
const { items, kills } = isFull ? { items: 10_000, kills: 20 } : { items: 900, kills: 3 };

describe.each(isFull ? killDatabases : killDatabases.slice(0, 1))('$name', ({ name, setUp }) => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-kill-due-'));
  let tearDown: () => Promise<void>;

  beforeAll(async () => {
    tearDown = await setUp();
  });

  afterAll(async () => {
    await tearDown();
    rmSync(folder, { recursive: true, force: true });
  });

  test(
    `${items} items that fall due in one second are done once each over ${kills} kill -9, SEED=${seed}`,
    { timeout: 900_000 },
    async () => {
      const next = seededNumbers(seed);
      const held: number[] = [];
      const worked: number[] = [];
      let known = 0;
      for (let round = 0; round <= kills; round += 1) {
        const isLast = round === kills;
        // Each server is killed within its own share, and the last one has work left.
        const share = items / (kills + 1);
        const until = isLast ? items : Math.floor(share * (round + 0.2 + 0.6 * next()));
        const said = await runUntilKilled(folder, {
          schedule: round === 0 ? items : 0,
          /** A lower bound: items committed but not reported are found below. */
          done: Math.max(1, until - known),
          delayMs: isLast ? 0 : next() * 8,
        });
        // The first group of a process schedules all items, or includes the startup time in its figures.
        held.push(...valuesOf(said, 'held').slice(1));
        worked.push(...valuesOf(said, 'worked').slice(1));
        expect(valuesOf(said, 'failed')).toEqual([]);
        const { given, waiting } = await countOf(folder);
        expect(given.length + waiting, `round ${round}`).toBe(items);
        expect(given).toEqual(Array.from(given, (_, item) => String(item)));
        if (!isLast) expect(waiting, `round ${round} came too late`).toBeGreaterThan(0);
        known = given.length;
      }
      expect(known).toBe(items);
      const figures = [`held ${told(held)}`, `worked for ${told(worked)} of processor time`];
      console.log(
        `${name}: ${items} items, ${kills} kills, each done once; the writer was ${figures.join('; ')}`,
      );
    },
  );
});

function told(values: number[]): string {
  values.sort((one, other) => one - other);
  const at = (share: number) => values[Math.min(values.length - 1, Math.floor(values.length * share))];
  return `p50 ${at(0.5)?.toFixed(0)} ms, p99 ${at(0.99)?.toFixed(0)} ms, longest ${at(1)?.toFixed(0)} ms`;
}

const valuesOf = (said: readonly string[], word: string): number[] =>
  said.flatMap((line) => (line.startsWith(`${word} `) ? [Number(line.split(' ')[1])] : []));

/** Starts the process, and kills it shortly after it reports the given number of completed items. */
async function runUntilKilled(
  folder: string,
  { schedule, done, delayMs }: { schedule: number; done: number; delayMs: number },
): Promise<string[]> {
  const script = join(import.meta.dirname, '../../e2e/killed/killedDueWork.ts');
  const child = spawn(process.execPath, [script, folder, String(schedule)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  let count = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    count += text.split('done').length - 1;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const closed = once(child, 'close');
  while (child.exitCode === null && count < done) await Promise.race([once(child.stdout, 'data'), closed]);
  await sleep(delayMs);
  child.kill('SIGKILL');
  const [code, signal] = (await closed) as [number | null, string | null];
  expect({ code, signal, errors }).toEqual({ code: null, signal: 'SIGKILL', errors: '' });
  // The kill may have truncated the last line.
  return output.split('\n').slice(0, -1);
}

/** Gifts in the ledger in their order, and the number of items still waiting. */
async function countOf(folder: string): Promise<{ given: string[]; waiting: number }> {
  const store = await openTestStore(folder);
  const given = await givenNames(store.db);
  const { length } = await store.db.selectFrom('due_work').select('id').execute();
  expect(await findViolations(store.db, pairs)).toEqual([]);
  await store.close();
  return { given, waiting: length };
}
