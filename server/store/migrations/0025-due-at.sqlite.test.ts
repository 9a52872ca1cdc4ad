import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Connections } from '../dialect.ts';
import { migrate } from '../migrations.ts';
import { openSqlite } from '../sqlite.ts';
import { up } from './0025-due-at.ts';

let folder: string;
let connections: Connections;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-migration-'));
  connections = openSqlite(join(folder, 'meridian.db'));
  const db = connections.writing;
  await migrate(db, { last: '0024-order-value' });
  await sql`insert into due_work (id, at, kind, about, tries, error, set_aside_at)
    values (1, 1000, 'example.gift', '{}', 0, '', null), (2, 2000, 'example.gift', '{}', 5, 'no', 3000)`.execute(
    db,
  );
  await sql`insert into due_work_dropped (id, at, kind, about, tries, error, set_aside_at, dropped_at)
    values (3, 4000, 'example.gift', '{}', 5, 'no', 5000, 6000)`.execute(db);
});

afterEach(async () => {
  await connections.reading.destroy();
  await connections.writing.destroy();
  rmSync(folder, { recursive: true, force: true });
});

it('rows of before fell due when they were to be tried, and one that runs twice changes nothing', async () => {
  const db = connections.writing;
  await migrate(db);
  const due = () => db.selectFrom('due_work').select(['id', 'at', 'due_at']).orderBy('id').execute();
  expect(await due()).toEqual([
    { id: 1n, at: 1000n, due_at: 1000n },
    { id: 2n, at: 2000n, due_at: 2000n },
  ]);
  expect(await db.selectFrom('due_work_dropped').select(['id', 'due_at']).execute()).toEqual([
    { id: 3n, due_at: 4000n },
  ]);
  await db.updateTable('due_work').set({ at: 7000 }).where('id', '=', 1n).execute();
  await up(db as never);
  expect((await due())[0]).toEqual({ id: 1n, at: 7000n, due_at: 1000n });
});
