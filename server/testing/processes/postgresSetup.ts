// One PostgreSQL server for all tests of a run; each test gets its own database (testStore.ts).
import { Client } from 'pg';
import { openStore } from '../../store/openStore.ts';
import { migrations } from '../../product.ts';
import { startPostgres } from './startPostgres.ts';
import type { PostgresOptions } from './startPostgres.ts';
import { templateName } from '../testStore.ts';

export async function setUpPostgres(options?: PostgresOptions): Promise<() => Promise<void>> {
  const server = await startPostgres(options);
  const client = new Client({ connectionString: `${server.url}postgres` });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const store = await openStore({ folder: '', databaseUrl: server.url + templateName }, migrations);
  await store.close();
  process.env.TEST_POSTGRES_URL = server.url;
  return async () => {
    delete process.env.TEST_POSTGRES_URL;
    await server.stop();
  };
}

/** For vitest, which passes its own arguments. */
export default function setUp(): Promise<() => Promise<void>> {
  return setUpPostgres();
}
