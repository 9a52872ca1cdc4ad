import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../sqlite.ts';
import type { Connections } from '../dialect.ts';
import { migrate } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import { up } from './0008-code-network.ts';

let folder: string;
let connections: Connections;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-migration-'));
  connections = openSqlite(join(folder, 'meridian.db'));
  const db = connections.writing;
  await migrate(db, { last: '0007-attempts' });
  await sql`insert into code (address, purpose, code_hash, salt, attempts, sent_at, expires_at) values
    ('ann@example.com', 'register', 'hash', 'salt', 3, 10, 20)`.execute(db);
});

afterEach(async () => {
  await connections.reading.destroy();
  await connections.writing.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const kept = {
  address: 'ann@example.com',
  purpose: 'register',
  network: '',
  code_hash: 'hash',
  salt: 'salt',
  attempts: 3n,
  foreign_attempts: 3n,
  sent_at: 10n,
  expires_at: 20n,
};

it('codes that are under way stay, with the tries that they have had, and belong to no network', async () => {
  const db = connections.writing;
  await migrate(db);
  expect(await db.selectFrom('code').selectAll().execute()).toEqual([kept]);
});

it('one address has a code for each network, and one network one code', async () => {
  const db = connections.writing;
  await migrate(db);
  const add = (network: string) =>
    db
      .insertInto('code')
      .values({ ...kept, network } as Insertable<Schema['code']>)
      .execute();
  await add('a');
  await add('b');
  await expect(add('a')).rejects.toThrow('UNIQUE');
});

it('run again after a power cut before it was noted, it changes nothing', async () => {
  const db = connections.writing;
  await migrate(db, { last: '0008-code-network' });
  await db.updateTable('code').set({ network: 'a' }).execute();
  await up(db as never);
  expect(await db.selectFrom('code').selectAll().execute()).toEqual([{ ...kept, network: 'a' }]);
});
