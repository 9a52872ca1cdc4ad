// npm run rescale: converts the database of a stopped server to the configured scales, ticks and steps.
import { readConfig } from '../config.ts';
import { explainStart } from '../explainStart.ts';
import { assets, checkMarket, pairs } from '../instruments/market.config.ts';
import { migrations, tables } from '../product.ts';
import { runRescale } from '../store/scales/runRescale.ts';
import { databaseEnvironment } from './databaseArguments.ts';

await explainStart(async () => {
  const { dataDir: folder, databaseUrl } = readConfig(databaseEnvironment('rescale'));
  checkMarket(assets, pairs);
  const lines = await runRescale({ folder, databaseUrl }, { assets, pairs }, { migrations, tables });
  console.log(
    lines.join('\n') || 'Nothing to change: the database has the configured scales, ticks and steps',
  );
});
