// Durable spot orders over HTTP as in http.ts, on a PostgreSQL of this machine whose commits wait for the disk.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUpPostgres } from '../server/testing/processes/postgresSetup.ts';
import { placeOf } from '../server/testing/testStore.ts';

const stop = await setUpPostgres({ syncs: true });
process.env.DATABASE_URL = (
  await placeOf(mkdtempSync(join(tmpdir(), 'meridian-bench-postgres-')))
).databaseUrl;
try {
  await import('./http.ts');
} finally {
  await stop();
}
