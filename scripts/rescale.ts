// npm run rescale: brings the database of a stopped server to the configured scales, ticks and steps.
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { explainStart } from '../server/explainStart.ts';
import { assets, checkMarket, pairs } from '../server/domains/market/market.config.ts';
import { migrations, tables } from '../server/product.ts';
import { StartError } from '../server/StartError.ts';
import { runRescale } from '../server/store/scales/runRescale.ts';

const usage = 'npm run rescale -- [--data <folder> | --database <address>]';

/** What the variables of the server say, unless an argument does. */
function environment(): NodeJS.ProcessEnv {
  try {
    const { values } = parseArgs({ options: { data: { type: 'string' }, database: { type: 'string' } } });
    const { data, database } = values;
    if (data !== undefined && database !== undefined) throw new Error('one database at a time');
    if (data !== undefined) return { ...process.env, DATA_DIR: data, DATABASE_URL: undefined };
    return database === undefined ? process.env : { ...process.env, DATABASE_URL: database };
  } catch (error) {
    throw new StartError(`${(error as Error).message}: ${usage}`, { cause: error });
  }
}

await explainStart(async () => {
  const { dataDir: folder, databaseUrl } = readConfig(environment());
  checkMarket(assets, pairs);
  const lines = await runRescale({ folder, databaseUrl }, { assets, pairs }, { migrations, tables });
  console.log(
    lines.join('\n') || 'Nothing to change: the database has the configured scales, ticks and steps',
  );
});
