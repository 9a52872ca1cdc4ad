import { sql } from 'kysely';
import type { Tx } from '../../commands/MoneyCommand.ts';
import { isPostgres } from '../../store/dialect.ts';

/** Violates a constraint that only the commit checks: a session without an account. */
export async function failCommit({ db }: Tx): Promise<void> {
  if (isPostgres(db)) {
    // Only within this transaction, which is rolled back.
    await sql`alter table session alter constraint session_user_id_fkey deferrable initially deferred`.execute(
      db,
    );
  } else await sql`pragma defer_foreign_keys = on`.execute(db);
  const place = { browser: '', system: '', network: '' };
  const row = { token_hash: 'x', user_id: 404, created_at: 0, used_at: 0, expires_at: 0, ...place };
  await db.insertInto('session').values(row).execute();
}
