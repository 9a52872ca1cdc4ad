import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from './openStore.ts';
import { migrations } from '../product.ts';
import { openToRead } from './openToRead.ts';

test('a folder that was left alone, and is written while it is read, is to be read again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-quiet-'));
  await (await openStore({ folder }, migrations)).close();
  const read = await openToRead({ folder });
  expect(() => read.requireQuiet()).not.toThrow();
  const store = await openStore({ folder }, migrations);
  await sql`insert into account (id, owner, kind, asset, available, held)
    values (1, 'user:1', 'change', 'USDT', 5, 0)`.execute(store.writing);
  expect(() => read.requireQuiet()).toThrow('a server has started meanwhile, ask again');
  await read.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
