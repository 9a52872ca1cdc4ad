import type { Kysely } from 'kysely';
import type { Random } from '../../random.ts';
import type { Schema } from '../../store/schema.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';

/** The key of `signingKey`, read once; a failed read is repeated by the next call. */
export function cachedSigningKey(
  services: Parameters<typeof signingKey>[0],
  name: string,
): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  return async () => {
    key ??= signingKey(services, name);
    try {
      return await key;
    } catch (error) {
      key = undefined;
      throw error;
    }
  };
}

/** Signing key of this database's servers for a purpose; generated on first use. */
export async function signingKey(
  { db, executor, random }: { db: Kysely<Schema>; executor: CommandExecutor; random: Random },
  name: string,
): Promise<Buffer> {
  const find = () => db.selectFrom('signing_key').select('key').where('name', '=', name).executeTakeFirst();
  const known = await find();
  if (known) return Buffer.from(known.key, 'base64url');
  const drawn = random.bytes(32);
  await executor.run('signingKey.make', (tx) =>
    tx.db
      .insertInto('signing_key')
      .values({ name, key: drawn.toString('base64url') })
      .execute(),
  );
  return drawn;
}
