// Books in which an option, its ticks, its hold and its postings disagree, with options of all kinds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placing } from '../../domains/option/optionCommands.ts';
import { optionPlatformOwner } from '../../domains/option/OptionMoney.ts';
import { pairs } from '../../instruments/market.config.ts';
import type { Core } from '../../engines.ts';
import { accountOf } from '../../ledger/account.ts';
import { toUnits } from '../../ledger/units.ts';
import { grantUnits } from '../../testing/grantUnits.ts';
import { findViolations } from '../../testing/invariants.ts';
import { startTestCore } from '../../testing/testStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'meridian-audited-options-'));
const ids: Record<string, number> = {};
let core: Core;
let settledAt = 0;
let now = Date.UTC(2026, 0, 1, 12);

async function tick(price: string, ms: number): Promise<void> {
  now += ms;
  const units = toUnits(price, 8);
  const index = { price: units, used: [{ source: 'test', price: units, at: now }], outliers: [] };
  await core.executor.runForPlatform('option.tick', (tx) => core.optionBook.tick(tx, () => index));
}

async function place(name: string, direction: 'up' | 'down'): Promise<void> {
  const asked = { owner: 'user:1', matchId: 1, asset: 'USDT', direction, seconds: 60, stake: '100' } as const;
  const placed = await core.executor.perform(placing(core.optionBook), 'user:1', asked);
  if (!placed.isRepetition) ids[name] = placed.answer.id;
}

/** One order is right, one wrong, and one is open. */
beforeAll(async () => {
  core = await startTestCore({ folder, pairs, clock: { now: () => now } });
  await core.executor.runForPlatform('test.fund', (tx) => {
    const units = toUnits('10000', 8);
    grantUnits(tx, optionPlatformOwner, 'USDT', { units });
    grantUnits(tx, 'user:1', 'USDT', { units });
    const [from, to] = [accountOf('user:1', 'USDT'), accountOf('user:1', 'USDT', 'micro')];
    tx.ledger.transfer({ from, to, units, reason: 'wallet.transfer', reference: '' });
  });
  await place('right', 'up');
  await place('wrong', 'down');
  await tick('50000', 200);
  for (let count = 0; count < 30; count += 1) await tick('50100', 2000);
  settledAt = now;
  await place('running', 'up');
  await tick('50100', 200);
});
afterAll(async () => {
  await core.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function foundWith(...faults: RawBuilder<unknown>[]): Promise<string[]> {
  const tx = await core.store.writing.startTransaction().execute();
  try {
    for (const fault of faults) await fault.execute(tx);
    const found = await findViolations(tx, pairs);
    const named = Object.entries(ids).reduce(
      (text, [name, id]) => text.replaceAll(String(id), name),
      found.join('\n'),
    );
    return named.split('\n').filter(Boolean);
  } finally {
    await tx.rollback().execute();
  }
}

const order = (name: string, change: string) =>
  sql`update option_order set ${sql.raw(change)} where id = ${ids[name]!}`;
const posting = (name: string, reason: string, change: string) => {
  const reference = `option:${ids[name]}`;
  return sql`update posting set ${sql.raw(change)} where reference = ${reference} and reason = ${reason}`;
};

it('options that run, are right and are wrong are sound', async () => {
  expect(await foundWith()).toEqual([]);
});

it.each<[string, () => RawBuilder<unknown>, RegExp]>([
  [
    'a close that its ticks do not make',
    () => order('right', "close_price = '50100.001'"),
    /^Option right \(USDT\) closed at 50100.001 with 1, and its ticks say otherwise$/,
  ],
  ['a result that is turned', () => order('wrong', 'result = 1'), /^Option wrong .* ticks say otherwise$/],
  [
    'a tick that was changed',
    () => sql`update option_tick set price = price + 100000000 where at > ${settledAt - 30_000}`,
    /^Option right .* ticks say otherwise$/,
  ],
  [
    'a gain that was not paid',
    () => posting('right', 'option.profit', "reason = 'house.move'"),
    /^Option right .* says option.profit 8500000000, and 0 was posted$/,
  ],
  [
    'a stake that is not held',
    () => order('running', 'stake = stake + 1'),
    /^option:running has a stake and fee of 10100000001, and holds 10100000000$/,
  ],
  [
    'a stake that is held for what has ended',
    () => order('running', 'status = 3, settled_at = 1, result = 0'),
    /^option:running holds a stake and fee and is not open$/,
  ],
  [
    'a posting of another option',
    () => posting('wrong', 'option.loss', "reference = 'option:7'"),
    /^Posting \d+ \(option.loss\) is of no order$/,
  ],
])('%s is found', async (_, fault, sentence) => {
  expect(await foundWith(fault())).toContainEqual(expect.stringMatching(sentence));
});
