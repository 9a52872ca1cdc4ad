import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../migrations.ts';
import { openSqlite } from '../sqlite.ts';
import type { Connections } from '../dialect.ts';
import { up } from './0015-entries.ts';

let folder: string;
let connections: Connections;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-migration-'));
  connections = openSqlite(join(folder, 'meridian.db'));
  const db = connections.writing;
  await migrate(db, { last: '0014-audit-checkpoint' });
  await sql`insert into account (id, owner, kind, asset, available, held) values
    (1, 'system:issuance', 'change', 'USDT', -100, 0),
    (2, 'user:1', 'change', 'USDT', 40, 0),
    (3, 'user:2', 'change', 'USDT', 60, 0),
    (4, 'user:3', 'change', 'USDT', 0, 0)`.execute(db);
  const postings = [
    [1, 1, 2, 100, 'sandbox.grant', null, 100],
    [2, 2, 3, 70, 'spot.trade', 30, 70],
    [5, 3, 2, 10, 'spot.trade', 60, 40],
    // With a reason that no domain declares any more.
    [6, 2, 3, 1, 'old.gift', 39, 61],
  ] as const;
  for (const [id, debit, credit, units, reason, debitAfter, creditAfter] of postings)
    await sql`insert into posting (id, debit_account, credit_account, units, reason, reference, created_at,
      debit_after, credit_after) values (${id}, ${debit}, ${credit}, ${units}, ${reason}, '', ${id},
      ${debitAfter}, ${creditAfter})`.execute(db);
});

afterEach(async () => {
  await connections.reading.destroy();
  await connections.writing.destroy();
  rmSync(folder, { recursive: true, force: true });
});

async function kept(): Promise<unknown> {
  const db = connections.writing;
  const entries = await db.selectFrom('entry').selectAll().orderBy('id').execute();
  const accounts = await db.selectFrom('account').select(['id', 'entries']).orderBy('id').execute();
  return {
    entries: entries.map(({ account, reason, id, nth }) => [
      Number(account),
      reason,
      Number(id),
      Number(nth),
    ]),
    counts: accounts.map(({ id, entries: text }) => [Number(id), JSON.parse(text)]),
  };
}

const expected = {
  entries: [
    [2, 'sandbox.grant', 3, 1],
    [2, 'spot.trade', 4, 1],
    [3, 'spot.trade', 5, 1],
    [3, 'spot.trade', 10, 2],
    [2, 'spot.trade', 11, 2],
    [2, 'old.gift', 12, 1],
    [3, 'old.gift', 13, 1],
  ],
  counts: [
    [1, {}],
    [2, { 'sandbox.grant': 1, 'spot.trade': 2, 'old.gift': 1 }],
    [3, { 'spot.trade': 2, 'old.gift': 1 }],
    [4, {}],
  ],
};

it('old postings become entries of the persons that they concern, numbered by account and reason', async () => {
  await migrate(connections.writing);
  expect(await kept()).toEqual(expected);
});

it('run again after a power cut before it was noted, it changes nothing', async () => {
  await migrate(connections.writing);
  await up(connections.writing as never);
  expect(await kept()).toEqual(expected);
});
