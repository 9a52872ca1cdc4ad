import { setUpPostgres } from './postgresSetup.ts';

/** Databases of the kill tests; commits wait for the disk, as in production. */
export const killDatabases = [
  { name: 'SQLite', setUp: async () => async () => undefined },
  { name: 'PostgreSQL', setUp: () => setUpPostgres({ syncs: true }) },
];
