import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from '../../product.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { migrate } from '../../store/migrations.ts';
import { sessionMigrations } from './migrations.ts';

it('nonces that wallets have used before stay used when passkeys come to share their table', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-migration-'));
  const { writing: db, reading } = openSqlite(join(folder, 'meridian.db'));
  try {
    await migrate(db, { domains: migrations, last: '0104-wallets' });
    await sql`insert into used_wallet_nonce (nonce, expires_at) values ('a1', 7)`.execute(db);
    await migrate(db, { domains: migrations });
    // The migrator records a migration after it has run, so it may run again.
    await sessionMigrations['0105-passkeys']!.up(db as never);
    const rows = await db.selectFrom('used_nonce').selectAll().execute();
    expect(rows).toEqual([{ nonce: 'a1', expires_at: 7n }]);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect(tables).toContain('passkey');
    expect(tables).not.toContain('used_wallet_nonce');
  } finally {
    await Promise.all([db.destroy(), reading.destroy()]);
    rmSync(folder, { recursive: true, force: true });
  }
});
