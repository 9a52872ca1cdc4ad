// How a server is set for journeys: nothing moves by itself that would have to be waited for, or would be in the way.
// No environment asks for it, so no installation can: only what is started from here has it.
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
    // All journeys come from one address.
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
