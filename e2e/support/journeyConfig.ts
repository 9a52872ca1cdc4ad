// Server configuration for end-to-end tests: nothing happens automatically that tests would have to wait for. No
// environment variable enables it, so no installation can: only servers started from here have it.
import { readConfig, type Config } from '../../server/config.ts';

/**
 * Market in which a second takes thirty years: quotes stay in place, and are only replaced after a trade takes them.
 */
const speed = 1e-9;
const generous = 1_000_000;

export function journeyConfig(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig(environment);
  return {
    ...config,
    market: { ...config.market, speed },
    passwordCost: { memoryKiB: 64, passes: 1, parallelism: 1 },
    sandboxBlockMs: 100,
    sandboxStepMs: 500,
    payoutPace: { pauseMs: 50, lookMs: 200, shortMs: 20_000, lostMs: 60_000 },
    // All tests connect from one address.
    limits: {
      callsPerMinute: generous,
      moneyPerMinute: generous,
      sessionPerMinute: generous,
      codesPerHour: generous,
      loginFailures: generous,
      usernamesPerHour: generous,
      socketsPerNetwork: generous,
      verificationsPerDay: generous,
      uploadsPerDay: generous,
      bankCardsPerDay: generous,
      sandboxSendsPerDay: generous,
    },
  };
}
