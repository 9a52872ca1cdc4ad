import { defaultConfig } from '../config.ts';
import type { Place } from '../store/openStore.ts';

/** The database from the arguments; default: DATABASE_URL and DATA_DIR, as for the server. */
export function placeNamed({ data, database }: { data?: string; database?: string }): Place {
  const databaseUrl = data === undefined ? (database ?? process.env.DATABASE_URL) : undefined;
  return {
    folder: data ?? (process.env.DATA_DIR || defaultConfig.dataDir),
    databaseUrl: databaseUrl || undefined,
  };
}
