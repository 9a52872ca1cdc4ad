import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../../product.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Connections } from '../../store/dialect.ts';
import { migrate } from '../../store/migrations.ts';
import { accountMigrations } from './migrations.ts';
import { sessionMigrations } from '../session/migrations.ts';

const dayMs = 86_400_000;
let folder: string;
let connections: Connections;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-migration-'));
  connections = openSqlite(join(folder, 'meridian.db'));
});
afterEach(async () => {
  await connections.reading.destroy();
  await connections.writing.destroy();
  rmSync(folder, { recursive: true, force: true });
});

it('a database of the version before keeps its holds of withdrawals and its sessions, also when it is cut off between', async () => {
  const db = connections.writing;
  await migrate(db, { domains: migrations, last: '0032-questions' });
  await sql`insert into "user" (id, account_number, email, password_hash, invitation_code, locale, is_sandbox,
    withdrawals_held_until, created_at) values
    (1, '1000001', 'ann@example.com', 'hash-1', 'AAAA1111', 'en', 0, ${5 * dayMs}, 1),
    (2, '1000002', 'bo@example.com', 'hash-2', 'BBBB2222', 'en', 0, null, 1)`.execute(db);
  await sql`insert into session (token_hash, user_id, created_at, expires_at) values ('token-1', 2, 7, 8)`.execute(
    db,
  );
  // The migrator records a migration after it has run.
  await accountMigrations['0040-account']!.up(db as never);
  await sessionMigrations['0041-session-devices']!.up(db as never);
  await migrate(db, { domains: migrations });
  expect(await db.selectFrom('withdrawal_hold').selectAll().execute()).toEqual([
    { user_id: 1n, reason: 'passwordReset', since: BigInt(4 * dayMs), until: BigInt(5 * dayMs) },
  ]);
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([
    {
      token_hash: 'token-1',
      user_id: 2n,
      created_at: 7n,
      expires_at: 8n,
      browser: '',
      system: '',
      network: '',
      used_at: 7n,
    },
  ]);
  const [ann] = await db.selectFrom('user').selectAll().execute();
  expect(ann).not.toHaveProperty('withdrawals_held_until');
});
