// npm run restore: replaces the database of a stopped server with a backup, then runs the audit. Usage: node
// server/cli/restore.ts --from <backup> [--data <folder>
// --database <url>]; default target: DATABASE_URL and DATA_DIR. A backup is a file of npm run backup, the copied folder
// of a stopped server, or, for PostgreSQL, a file of pg_dump -Fc. Exit codes: those of npm run audit; 2 also if nothing
// was restored.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrations } from '../product.ts';
import { systemRandom } from '../random.ts';
import { requireKeys } from '../sealing/openSealer.ts';
import { Sealer } from '../sealing/Sealer.ts';
import { keyFileIn, readKeyFile, readSealingKeys } from '../sealing/sealingKeys.ts';
import { StartError } from '../StartError.ts';
import type { Place } from '../store/openStore.ts';
import { backupFile, restoreFiles } from '../store/restoreFiles.ts';
import { restorePostgres } from '../store/restorePostgres.ts';
import { withStoppedServer } from '../store/withStoppedServer.ts';
import { placeNamed } from './placeNamed.ts';

const usage = 'npm run restore -- --from <backup> [--data <folder> | --database <url>]';

function asked(): { from: string; place: Place } {
  const text = { type: 'string' } as const;
  const { from, ...named } = parseArgs({ options: { from: text, data: text, database: text } }).values;
  if (!from) throw new Error(`--from names the backup: ${usage}`);
  if (named.data !== undefined && named.database !== undefined)
    throw new Error(`one database at a time: ${usage}`);
  return { from, place: placeNamed(named) };
}

/**
 * @param used ids of the keys that encrypt the backup
 * @param beside key file of a sandbox, copied with its database
 * @returns that file if the target needs it
 * @throws StartError if a key is missing
 */
function keyFileFor(used: readonly string[], folder: string, beside?: string): string | undefined {
  const keys = readSealingKeys(process.env) ?? readKeyFile(keyFileIn(folder));
  if (keys) {
    requireKeys(used, new Sealer(keys, systemRandom));
    return undefined;
  }
  if (used.length === 0) return undefined;
  const copied = beside === undefined ? undefined : readKeyFile(beside);
  if (!copied)
    throw new StartError(`DOCUMENT_KEY is missing: the backup's documents are encrypted (key ${used[0]})`);
  requireKeys(used, new Sealer(copied, systemRandom));
  return beside;
}

/** @returns the location of the previous database, for the operator */
async function restore(from: string, { folder, databaseUrl: url }: Place): Promise<string | undefined> {
  if (url !== undefined) {
    const inspect = (used: readonly string[]) => void keyFileFor(used, folder);
    const schema = await restorePostgres({ from, url, migrations, inspect });
    return schema && `schema ${schema}`;
  }
  return restoreFiles({
    from,
    folder,
    migrations,
    inspect: async (db) => {
      const rows = await db.selectFrom('sealing_key').select('id').execute();
      const used = rows.map(({ id }) => id);
      return keyFileFor(used, folder, keyFileIn(dirname(backupFile(from))));
    },
  });
}

/** Like npm run audit. */
function audit({ folder, databaseUrl = '' }: Place): number {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'audit.ts')], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl },
  });
  return status ?? 2;
}

let isRestored = false;
try {
  process.umask(0o077);
  const { from, place } = asked();
  const kept = await restore(from, place);
  isRestored = true;
  console.log(`${from} is restored`);
  if (kept !== undefined) console.log(`The former database is kept as ${kept}`);
  // A file is migrated to this build's schema before it replaces the target.
  if (place.databaseUrl !== undefined) await withStoppedServer(place, migrations, async () => undefined);
  process.exitCode = audit(place);
} catch (error) {
  console.error(
    `${isRestored ? 'It cannot be audited' : 'Nothing was restored'}: ${(error as Error).message}`,
  );
  process.exitCode = 2;
}
