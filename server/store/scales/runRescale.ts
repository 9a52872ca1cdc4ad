import { withStoppedServer } from '../withStoppedServer.ts';
import type { Migrations } from '../migrations.ts';
import type { AnyColumnMeanings } from './columnMeanings.ts';
import type { Configured } from './keptScales.ts';
import { rescale } from './rescale.ts';

/**
 * Rescales the database of a folder, or of PostgreSQL, while no server writes to it.
 * @returns the changes, as lines
 * @throws StartError when there is no database, a server has it, or the configured scale cannot be reached exactly
 */
export function runRescale(
  place: { folder: string; databaseUrl?: string },
  configured: Configured,
  { migrations, tables }: { migrations: Migrations; tables: AnyColumnMeanings },
): Promise<string[]> {
  return withStoppedServer(place, migrations, ({ writing }) => rescale(writing, configured, tables));
}
