import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { systemRandom } from '../server/random.ts';
import { openStore } from '../server/store/openStore.ts';
import { migrations } from '../server/product.ts';

/** The product's own server with another page in place of the app; calls, static files and headers are the same. */
export async function serveInstead(appFolder: string): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore({ folder: config.dataDir }, migrations);
  const app = await buildApp({ clock: { now: Date.now }, random: systemRandom, store, config, appFolder });
  process.once('SIGTERM', () => {
    void app
      .close()
      .then(() => store.close())
      .then(() => process.exit(0));
  });
  await app.listen({ host: config.host, port: config.port });
}
