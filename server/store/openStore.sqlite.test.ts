import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
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
