// One server of PostgreSQL for all tests of a run.
import { Client } from 'pg';
import { openStore } from '../store/openStore.ts';
import { startPostgres } from './startPostgres.ts';
import { templateName } from './testStore.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const client = new Client({ connectionString: `${server.url}postgres` });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const store = await openStore({ folder: '', databaseUrl: server.url + templateName });
  await store.close();
  process.env.TEST_POSTGRES_URL = server.url;
  return () => server.stop();
}
