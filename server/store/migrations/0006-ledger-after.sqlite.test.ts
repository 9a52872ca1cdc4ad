import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../../product.ts';
import { findViolations } from '../../testing/invariants.ts';
import { openSqlite } from '../sqlite.ts';
import type { Connections } from '../dialect.ts';
import { migrate } from '../migrations.ts';

let folder: string;
let connections: Connections;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-migration-'));
  connections = openSqlite(join(folder, 'meridian.db'));
  const db = connections.writing;
  await migrate(db, { last: '0005-sign-in' });
  await sql`insert into account (id, owner, kind, asset, available, held) values
    (1, 'system:issuance', 'change', 'USDT', -9007199254741093, 0),
    (2, 'user:1', 'change', 'USDT', 9007199254741028, 0),
    (3, 'user:2', 'change', 'USDT', 45, 0),
    (4, 'house:maker', 'change', 'USDT', 17, 0),
    (5, 'system:fees', 'change', 'USDT', 3, 0),
    (6, 'user:3', 'change', 'USDT', 0, 0)`.execute(db);
  const postings = [
    [1, 2, 9007199254740993n, 'sandbox.grant', 'user:1', 10],
    [1, 4, 100, 'house.issue', '', 20],
    [4, 2, 83, 'test.trade', 'order:1', 30],
    [2, 3, 45, 'test.trade', 'order:2 order:3', 30],
    [2, 5, 3, 'test.fee', 'order:2', 30],
  ] as const;
  for (const [index, [debit, credit, units, reason, reference, at]] of postings.entries()) {
    await sql`insert into posting values (${index + 1}, ${debit}, ${credit}, ${BigInt(units)}, ${reason}, ${reference}, ${at})`.execute(
      db,
    );
  }
});

afterEach(async () => {
  await connections.reading.destroy();
  await connections.writing.destroy();
  rmSync(folder, { recursive: true, force: true });
});

it('old postings learn what each person had after them, and those of nobody say nothing', async () => {
  const db = connections.writing;
  await migrate(db);
  const rows = await db.selectFrom('posting').selectAll().orderBy('id').execute();
  expect(rows.map(({ id, debit_after, credit_after }) => [id, debit_after, credit_after])).toEqual([
    [1n, null, 9007199254740993n],
    [2n, null, null],
    [3n, null, 9007199254741076n],
    [4n, 9007199254741031n, 45n],
    [5n, 9007199254741028n, null],
  ]);
});

it('a migrated database is sound, and only the postings of persons stand in its indexes', async () => {
  const db = connections.writing;
  await migrate(db, { last: '0006-ledger-after' });
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'index' and tbl_name = 'posting' order by name`.execute(
    db,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'posting_of_person_credit',
    'posting_of_person_debit',
    'posting_rare_credit',
    'posting_rare_debit',
  ]);
  for (const row of rows) expect(row.sql).toContain('_after" is not null');
  await migrate(db, { domains: migrations });
  expect(await findViolations(db, [])).toEqual([]);
});

it.each([
  ['pages and counts', sql`id > 3 and id <= 7`, 'COVERING INDEX posting_of_person_credit'],
  [
    'what no order has caused',
    sql`reason not in ('spot.trade', 'spot.fee') and reason in ('sandbox.grant')`,
    'INDEX posting_rare_credit',
  ],
])('%s of a ledger are read from an index of persons’ postings', async (_, condition, index) => {
  const db = connections.writing;
  await migrate(db, { last: '0006-ledger-after' });
  const { rows } = await sql<{ detail: string }>`explain query plan
    select count(*), max(id) from posting
    where credit_account = 2 and credit_after is not null and ${condition}`.execute(db);
  expect(rows.map(({ detail }) => detail).join()).toContain(index);
});
