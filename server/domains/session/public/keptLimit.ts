import type { RateLimitOptions } from '@fastify/rate-limit';
import type { Attempts } from './Attempts.ts';
import { limit } from '../limits/limit.ts';

/** A limit of calls that a restart does not give back: its counts are those of an AttemptKeeper. */
export function keptLimit(attempts: Attempts): RateLimitOptions {
  return {
    // Asked before anything of the call is read.
    max: (_, key) => {
      limit(attempts.waitS(key));
      attempts.count(key);
      return Number.MAX_SAFE_INTEGER;
    },
  };
}
