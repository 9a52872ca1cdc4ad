import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Random } from '../random.ts';
import { StartError } from '../StartError.ts';
import type { Schema } from '../store/schema.ts';
import type { CommandExecutor } from '../commands/CommandExecutor.ts';
import { Sealer } from './Sealer.ts';
import { sealingKeys } from './sealingKeys.ts';

interface Parts {
  config: Pick<Config, 'documentKeys' | 'isSandbox' | 'dataDir'>;
  db: Kysely<Schema>;
  executor: CommandExecutor;
  random: Random;
  clock: { now(): number };
}

/** @throws StartError when something in the database was encrypted with a key that is not given */
export async function openSealer({ config, db, executor, random, clock }: Parts): Promise<Sealer> {
  const { documentKeys: keys, isSandbox, dataDir } = config;
  const given = sealingKeys({ keys, isSandbox, dataDir, random });
  const sealer = new Sealer(given.keys, random);
  const used = await usedKeys(db, sealer);
  given.keep();
  if (!used.includes(sealer.keyId))
    await executor.run('sealingKey.use', (tx) =>
      tx.db.insertInto('sealing_key').values({ id: sealer.keyId, since: clock.now() }).execute(),
    );
  return sealer;
}

/**
 * Ids of the keys in use in a database.
 * @throws StartError when one of them is not given
 */
export async function usedKeys(db: Kysely<Schema>, sealer: Sealer): Promise<string[]> {
  const rows = await db.selectFrom('sealing_key').select('id').execute();
  const used = rows.map(({ id }) => id);
  requireKeys(used, sealer);
  return used;
}

/** @throws StartError when one of the keys is not given */
export function requireKeys(used: readonly string[], sealer: Sealer): void {
  const missing = used.find((id) => !sealer.knows(id));
  if (missing !== undefined)
    throw new StartError(
      `DOCUMENT_KEY is not the one that documents in this database are encrypted with (key ${missing}): give that one, or add it as DOCUMENT_KEY_FORMER and run npm run rotateKeys`,
    );
}
