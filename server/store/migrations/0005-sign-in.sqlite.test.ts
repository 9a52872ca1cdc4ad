import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../sqlite.ts';
import type { Connections } from '../dialect.ts';
import { migrate } from '../migrations.ts';
import { up } from './0005-sign-in.ts';

let folder: string;
let connections: Connections;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-migration-'));
  connections = openSqlite(join(folder, 'meridian.db'));
  const db = connections.writing;
  await migrate(db, { last: '0004-candles' });
  await sql`insert into "user" values (1, '1000001', 'ann@example.com', 'hash-1', 'AAAA1111', null, 'en', 0, 1, 5)`.execute(
    db,
  );
  await sql`insert into "user" values (2, '1000002', 'bo@example.com', 'hash-2', 'BBBB2222', 1, 'de', 2, 1, 6)`.execute(
    db,
  );
  await sql`insert into session values ('token-1', 2, 7, 8)`.execute(db);
  await sql`insert into code values ('ann@example.com', 'forget', 'hash', 'salt', 3, 9, 10)`.execute(db);
  await sql`insert into account values (1, 'user:1', 'change', 'USDT', 9007199254740993, 7)`.execute(db);
});

afterEach(async () => {
  await connections.reading.destroy();
  await connections.writing.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Rows whose foreign key refers to nothing. */
async function orphans(db: Kysely<never>): Promise<unknown[]> {
  return (await sql`pragma foreign_key_check`.execute(db)).rows;
}

it('a database of the version before keeps people, inviters, sessions, codes and balances', async () => {
  const db = connections.writing;
  await migrate(db);
  const [ann, bo] = await db.selectFrom('user').selectAll().orderBy('id').execute();
  expect(ann).toEqual({
    id: 1n,
    account_number: '1000001',
    email: 'ann@example.com',
    phone: null,
    username: null,
    password_hash: 'hash-1',
    invitation_code: 'AAAA1111',
    invited_by: null,
    locale: 'en',
    review_status: 0n,
    is_sandbox: 1n,
    text_consent_at: null,
    withdrawals_held_until: null,
    created_at: 5n,
  });
  expect(bo).toMatchObject({ invited_by: 1n, locale: 'de', review_status: 2n });
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([
    { token_hash: 'token-1', user_id: 2n, created_at: 7n, expires_at: 8n },
  ]);
  expect(await db.selectFrom('code').select(['address', 'attempts']).execute()).toEqual([
    { address: 'ann@example.com', attempts: 3n },
  ]);
  expect(await db.selectFrom('account').select(['available', 'held']).execute()).toEqual([
    { available: 9007199254740993n, held: 7n },
  ]);
  expect(await orphans(db as never)).toEqual([]);
});

it('people, sessions and acceptances refer to the new table and are refused without a person', async () => {
  const db = connections.writing;
  await migrate(db);
  const session = { token_hash: 'x', user_id: 99, created_at: 1, expires_at: 2 };
  await expect(
    db
      .insertInto('session')
      .values(session as never)
      .execute(),
  ).rejects.toThrow('FOREIGN KEY');
  const acceptance = { user_id: 99, article_id: 1, version: 1, accepted_at: 1 };
  await expect(db.insertInto('agreement_acceptance').values(acceptance).execute()).rejects.toThrow(
    'FOREIGN KEY',
  );
  const invited = db.updateTable('user').set({ invited_by: 99 }).where('id', '=', 2n).execute();
  await expect(invited).rejects.toThrow('FOREIGN KEY');
});

it('a person needs one identifier, and each belongs to one person, usernames in any letter case', async () => {
  const db = connections.writing;
  await migrate(db);
  const change = (values: object) => db.updateTable('user').set(values).where('id', '=', 2n).execute();
  await expect(change({ email: null })).rejects.toThrow('CHECK');
  await expect(change({ email: 'ann@example.com' })).rejects.toThrow('UNIQUE');
  await db
    .updateTable('user')
    .set({ username: 'Ann_1', phone: '+4915112345678' })
    .where('id', '=', 1n)
    .execute();
  await expect(change({ username: 'aNN_1' })).rejects.toThrow('UNIQUE');
  await expect(change({ phone: '+4915112345678' })).rejects.toThrow('UNIQUE');
  await change({ email: null, username: 'bo_2' });
});

it('run again after a power cut before it was noted, it changes nothing', async () => {
  const db = connections.writing;
  await migrate(db, { last: '0005-sign-in' });
  await db.updateTable('user').set({ phone: '+4915112345678' }).where('id', '=', 1n).execute();
  await up(db as never);
  expect(await db.selectFrom('user').select(['id', 'phone']).orderBy('id').execute()).toEqual([
    { id: 1n, phone: '+4915112345678' },
    { id: 2n, phone: null },
  ]);
});
