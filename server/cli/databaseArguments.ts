// The database that an operator's command uses.
import { parseArgs } from 'node:util';
import { StartError } from '../StartError.ts';

/**
 * Environment of the server, overridden by --data <folder> or --database <address>.
 * @throws StartError that ends with the usage
 */
export function databaseEnvironment(command: string): NodeJS.ProcessEnv {
  try {
    const { values } = parseArgs({ options: { data: { type: 'string' }, database: { type: 'string' } } });
    const { data, database } = values;
    if (data !== undefined && database !== undefined) throw new Error('one database at a time');
    if (data !== undefined) return { ...process.env, DATA_DIR: data, DATABASE_URL: undefined };
    return database === undefined ? process.env : { ...process.env, DATABASE_URL: database };
  } catch (error) {
    const usage = `npm run ${command} -- [--data <folder> | --database <address>]`;
    throw new StartError(`${(error as Error).message}: ${usage}`, { cause: error });
  }
}
