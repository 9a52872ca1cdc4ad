// The product's server in a separate process for a bench, with users without trading limits.
import { buildApp } from '../server/app.ts';
import { defaultConfig } from '../server/config.ts';
import type { Config } from '../server/config.ts';
import type { Domain } from '../server/Domain.ts';
import { migrations, product } from '../server/product.ts';
import { systemRandom } from '../server/random.ts';
import { openStore } from '../server/store/openStore.ts';
import { putInto } from '../server/testing/states/states.ts';
import { placeOf } from '../server/testing/testStore.ts';

/** Address of the server and the tokens of its callers. */
export interface Listening {
  port: number;
  tokens: string[];
}

const unlimited = 999_999_999;
/** Enough users that none reaches the maximum of open orders per account. */
const people = 160;

/** @param more domains in addition to the product's own */
export async function startBenchServer(
  name: string,
  changes: Partial<Config> = {},
  more: readonly Domain[] = [],
) {
  const { folder, databaseUrl } = await placeOf(name);
  const store = await openStore({ folder, databaseUrl }, migrations);
  const own = product();
  const app = await buildApp({
    clock: { now: Date.now },
    random: systemRandom,
    store,
    config: {
      ...defaultConfig,
      logLevel: 'error',
      passwordCost: { memoryKiB: 64, passes: 1, parallelism: 1 },
      limits: {
        ...defaultConfig.limits,
        callsPerMinute: unlimited,
        moneyPerMinute: unlimited,
        sessionPerMinute: unlimited,
        codesPerHour: unlimited,
      },
      ...changes,
    },
    product: { ...own, domains: [...own.domains, ...more] },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const tokens = Array.from(
    { length: people },
    (_, person) => `bench-session-token-of-person-000000000-${person}`,
  );
  for (const [person, token] of tokens.entries())
    await putInto(app.context, 'a registered user is logged in', {
      email: `bench-${person}@example.com`,
      token,
    });
  const address = app.server.address();
  const listening: Listening = { port: typeof address === 'object' ? address!.port : 0, tokens };
  return {
    app,
    store,
    listening,
    stop: async () => {
      await app.close();
      await store.close();
      process.disconnect();
    },
  };
}
