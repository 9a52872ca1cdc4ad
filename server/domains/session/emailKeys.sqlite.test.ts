import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from '../../product.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { migrate } from '../../store/migrations.ts';
import { sessionMigrations } from './migrations.ts';

it('a database of the version before keeps its addresses; the folded form goes to who has it, else to the first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-migration-'));
  const { writing: db, reading } = openSqlite(join(folder, 'meridian.db'));
  try {
    await migrate(db, { domains: migrations, last: '0067-contracts-to-be-paid' });
    const before = [
      [1, 'plain@example.com'],
      [2, 'mu\u0308ller@example.com'],
      [3, 'm\u00fcller@example.com'],
      [4, '\uff41lice@example.com'],
      [5, 'alic\uff45@example.com'],
    ] as const;
    for (const [id, email] of before)
      await sql`insert into "user" (id, account_number, email, password_hash, invitation_code, locale, is_sandbox,
        created_at) values (${id}, ${`100000${id}`}, ${email}, 'hash', ${`AAAA${id}`}, 'en', 0, 1)`.execute(
        db,
      );
    await sql`insert into code (address, purpose, network, digits, code_hash, salt, attempts, foreign_attempts, sent_at,
      expires_at) values ('plain@example.com', 'forget', '', 6, 'hash', 'salt', 0, 0, 1, 2)`.execute(db);
    await migrate(db, { domains: migrations });
    // The migrator records a migration after it has run.
    await sessionMigrations['0070-email-keys']!.up(db as never);
    const users = await db.selectFrom('user').select(['email', 'email_key']).orderBy('id').execute();
    expect(users.map(({ email }) => email)).toEqual(before.map(([, email]) => email));
    expect(users.map(({ email_key }) => email_key)).toEqual([
      'plain@example.com',
      'mu\u0308ller@example.com',
      'm\u00fcller@example.com',
      'alice@example.com',
      'alic\uff45@example.com',
    ]);
    const code = await db.selectFrom('code').select('sent_to').executeTakeFirst();
    expect(code).toEqual({ sent_to: 'plain@example.com' });
  } finally {
    await Promise.all([db.destroy(), reading.destroy()]);
    rmSync(folder, { recursive: true, force: true });
  }
});
