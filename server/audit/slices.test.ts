// The audit in small slices during trading, and from the last checkpoint.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Core } from '../engines.ts';
import { assets, pairs } from '../instruments/market.config.ts';
import { domains } from '../product.ts';
import { RandomTrading } from '../testing/RandomTrading.ts';
import { startTestCore } from '../testing/testStore.ts';
import { audit } from './audit.ts';
import { sentencesOf } from './Findings.ts';
import { rulesOf } from './rulesOf.ts';
import { readMark, writeMark } from './checkpoints.ts';
import { grantUnits } from '../testing/grantUnits.ts';

const seed = Number(process.env.SEED ?? 1);
const rules = rulesOf(domains, pairs);
const folder = mkdtempSync(join(tmpdir(), 'meridian-slices-'));
let core: Core;
let trading: RandomTrading;

beforeAll(async () => {
  core = await startTestCore({ folder, pairs, clock: Date });
  trading = new RandomTrading({ exchange: core.exchange, pairs, people: 8, seed });
  await core.executor.runForPlatform('grant', (tx) => {
    for (const owner of [...trading.owners, 'house:maker', 'house:taker'])
      for (const { code, scale } of assets) {
        grantUnits(tx, owner, code, { units: 10n ** BigInt(scale + 7) });
      }
  });
});

afterAll(async () => {
  await core.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A group of random operations; most succeed. */
async function trade(): Promise<void> {
  const operations = Array.from({ length: 10 }, () =>
    core.executor.runForPlatform<unknown>('test.trade', (tx) => {
      const operation = trading.operation();
      if (operation.type === 'cancel') return core.exchange.cancel(tx, operation);
      return operation.type === 'place'
        ? core.exchange.place(tx, operation.input)
        : core.exchange.placeForPlatform(tx, operation.input);
    }),
  );
  await Promise.allSettled(operations);
}

test(`audits in slices beside trading find nothing wrong, SEED=${seed}`, async () => {
  for (let count = 0; count < 10; count += 1) await trade();
  for (let audits = 0; audits < 3; audits += 1) {
    let slices = 0;
    // Commits run between its slices, also during a snapshot; limited, so that the audit ends.
    const rest = () => ((slices += 1) % 3 === 1 && slices < 60 ? trade() : turn());
    const { violations } = await audit(core.store.apart, { ...rules, rows: 20, rest });
    expect(violations).toEqual([]);
    expect(slices).toBeGreaterThan(20);
  }
});

test(`what comes after a mark is walked from there, and continues it, SEED=${seed}`, async () => {
  const whole = await audit(core.store.apart, { ...rules });
  await core.executor.runForPlatform('keep', ({ db, now }) => writeMark(db, whole.mark, now));
  for (let count = 0; count < 20; count += 1) await trade();
  const since = await readMark(core.store.apart);
  expect(since).toEqual(whole.mark);
  const later = await audit(core.store.apart, { ...rules, since, rows: 40, rest: () => turn() });
  expect(later).toMatchObject({ violations: [], continues: true });
  const again = await audit(core.store.apart, { ...rules });
  expect(later.mark).toEqual(again.mark);
});

test('balances other than those of a mark do not continue it', async () => {
  const { mark } = await audit(core.store.apart, { ...rules });
  const tx = await core.store.writing.startTransaction().execute();
  const [one, other] = await tx
    .selectFrom('account')
    .select('id')
    .where('owner', 'like', 'user:%')
    .where('asset', '=', 'USDT')
    .orderBy('id')
    .limit(2)
    .execute();
  for (const [id, units] of [
    [one!.id, 3n],
    [other!.id, -3n],
  ] as const)
    await tx
      .updateTable('account')
      .set((eb) => ({ available: eb('available', '+', units) }))
      .where('id', '=', id)
      .execute();
  const found = await audit(tx, { ...rules, since: mark });
  await tx.rollback().execute();
  expect(found.continues).toBe(false);
});

test.each([
  ['another posting', { posting: 1n }],
  ['other balances', { balances: 'ff' }],
  ['another moment', { made_at: 7n }],
])('a mark that was changed to name %s is not believed', async (_, change) => {
  const { mark } = await audit(core.store.apart, { ...rules });
  const tx = await core.store.writing.startTransaction().execute();
  await writeMark(tx, mark, 5);
  expect(await readMark(tx)).toEqual(mark);
  await tx.updateTable('audit_checkpoint').set(change).execute();
  expect(await readMark(tx)).toBeUndefined();
  await tx.rollback().execute();
});

test('postings that a mark has seen and that are gone are found', async () => {
  const { mark } = await audit(core.store.apart, { ...rules });
  const since = { ...mark, posting: mark.posting + 1n };
  const { violations } = await audit(core.store.apart, { ...rules, since });
  expect(sentencesOf(violations)).toContain(
    `The last posting is ${mark.posting}, and was ${mark.posting + 1n} before`,
  );
});
