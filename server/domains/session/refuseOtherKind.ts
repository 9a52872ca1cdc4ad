import type { Kysely } from 'kysely';
import { StartError } from '../../StartError.ts';
import type { Schema } from '../../store/schema.ts';

/**
 * A sandbox tells anybody the codes of any address, and its accounts hold money that nobody has paid in. So its
 * database never becomes that of a real server, nor the other way round by a variable that was left out.
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
