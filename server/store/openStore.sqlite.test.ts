import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openBeside } from './openBeside.ts';
import { openStore } from './openStore.ts';
import { migrations } from '../product.ts';

test('every commit of the writer is synced to the disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-store-'));
  const store = await openStore({ folder }, migrations);
  const { rows: mode } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(store.writing);
  const { rows: level } = await sql<{ synchronous: bigint }>`pragma synchronous`.execute(store.writing);
  expect([mode[0]!.journal_mode, level[0]!.synchronous]).toEqual(['wal', 2n]);
  await store.close();
  rmSync(folder, { recursive: true });
});

test('what an operator writes while a group reads waits for its commit, and fails none of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-store-'));
  const store = await openStore({ folder }, migrations);
  const operator = openBeside({ folder });
  await sql`pragma busy_timeout = 20`.execute(operator);
  const write = (db: typeof operator, asset: string) =>
    db.insertInto('asset_scale').values({ asset, scale: 8 }).execute();
  const group = await store.writing.startTransaction().execute();
  await group.selectFrom('asset_scale').selectAll().execute();
  await expect(write(operator, 'OPERATOR')).rejects.toThrow('database is locked');
  await write(group, 'GROUP');
  await group.commit().execute();
  await write(operator, 'OPERATOR');
  const rows = await store.db.selectFrom('asset_scale').select('asset').orderBy('asset').execute();
  expect(rows.map(({ asset }) => asset)).toEqual(['GROUP', 'OPERATOR']);
  await operator.destroy();
  await store.close();
  rmSync(folder, { recursive: true });
});
