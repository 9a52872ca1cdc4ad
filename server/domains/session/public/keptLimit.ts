import type { RateLimitOptions } from '@fastify/rate-limit';
import type { Attempts } from './Attempts.ts';
import { limit } from '../limits/limit.ts';

/** A rate limit whose counts survive a restart: they are those of an AttemptKeeper. */
export function keptLimit(attempts: Attempts): RateLimitOptions {
  return {
    // Evaluated before the request body is read.
    max: (_, key) => {
      limit(attempts.waitS(key));
      attempts.count(key);
      return Number.MAX_SAFE_INTEGER;
    },
  };
}
