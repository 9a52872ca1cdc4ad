import type { Kysely } from 'kysely';
import { StartError } from '../../StartError.ts';
import type { Schema } from '../../store/schema.ts';

/**
 * Keeps sandbox and real databases apart. A sandbox reveals the codes of any address, and its accounts hold money that
 * was never paid in. So its database must never become that of a real server, or the reverse, because a variable was
 * left out.
 * @throws StartError when the database has accounts of the other kind.
 */
export async function refuseOtherKind(db: Kysely<Schema>, isSandbox: boolean): Promise<void> {
  const other = await db
    .selectFrom('user')
    .select('id')
    .where('is_sandbox', '=', isSandbox ? 0n : 1n)
    .limit(1)
    .executeTakeFirst();
  if (!other) return;
  throw new StartError(
    isSandbox
      ? 'The database has accounts of real people: switch SANDBOX off, or name another folder with DATA_DIR'
      : 'The database has accounts with practice money: name another folder with DATA_DIR, or switch SANDBOX on',
  );
}
