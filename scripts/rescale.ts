// npm run rescale: brings the database of a stopped server to the configured scales, ticks and steps.
import { readConfig } from '../server/config.ts';
import { explainStart } from '../server/explainStart.ts';
import { assets, checkMarket, pairs } from '../server/domains/market/market.config.ts';
import { migrations, tables } from '../server/product.ts';
import { runRescale } from '../server/store/scales/runRescale.ts';
import { databaseEnvironment } from './databaseArguments.ts';

await explainStart(async () => {
  const { dataDir: folder, databaseUrl } = readConfig(databaseEnvironment('rescale'));
  checkMarket(assets, pairs);
  const lines = await runRescale({ folder, databaseUrl }, { assets, pairs }, { migrations, tables });
  console.log(
    lines.join('\n') || 'Nothing to change: the database has the configured scales, ticks and steps',
  );
});
