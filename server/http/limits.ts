import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { LimitName, Operation } from '../../contracts/readOpenapi.ts';
import type { Limits } from '../config.ts';
import { networkOf } from './networkOf.ts';
import { Refusal } from '../refusal.ts';

const timeWindow = 60_000;
/** A full page costs as much time as ten other calls. Pages of lists cost too differently: see ReadBudget. */
const longReadsPerMinute = 300;

/** How often one call may be made, by its x-limit: by account or else by address, where it does not say otherwise. */
const rates: Record<LimitName, (limits: Limits) => RateLimitOptions> = {
  calls: ({ callsPerMinute }) => ({ max: callsPerMinute, timeWindow }),
  longReads: ({ callsPerMinute }) => ({ max: Math.min(callsPerMinute, longReadsPerMinute), timeWindow }),
  money: ({ moneyPerMinute }) => ({ max: moneyPerMinute, timeWindow }),
  // Whoever guesses may have accounts of their own, so a session does not change whom these count for.
  session: ({ sessionPerMinute }) => ({
    max: sessionPerMinute,
    timeWindow,
    keyGenerator: (request) => networkOf(request.ip),
  }),
};

export function rateLimitOf({ 'x-limit': name = 'calls' }: Operation, limits: Limits): RateLimitOptions {
  return rates[name](limits);
}

/** The account where there is one: people behind one address do not take each other's share. */
export function limitKeyOf(request: FastifyRequest): string {
  return request.session?.owner ?? networkOf(request.ip);
}

/** Pages and their files cost next to nothing, and many people behind one address load the app at once. */
export function isFile(request: FastifyRequest): boolean {
  // By the route that was found: one and the same call can be written as /%61pi/… or http://host/api/….
  return !request.routeOptions.url?.startsWith('/api/');
}

export function tooManyRequests(_: FastifyRequest, { ttl }: { ttl: number }): Refusal {
  return new Refusal('system.rateLimited', {
    values: { seconds: String(Math.max(1, Math.ceil(ttl / 1000))) },
  });
}
