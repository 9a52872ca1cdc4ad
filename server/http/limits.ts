import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../contracts/readOpenapi.ts';
import type { Limits } from '../config.ts';
import type { Context } from '../context.ts';
import { networkOf } from './networkOf.ts';
import { Refusal } from '../refusal.ts';

const timeWindow = 60_000;
/** A full page costs as much time as ten other calls. List pages vary too much: see ReadBudget. */
const longReadsPerMinute = 300;

/** Rate limit of each call, by its x-limit; by default per account or else per address. */
export type CallLimits = Readonly<Record<string, (limits: Limits, context: Context) => RateLimitOptions>>;

/** Limits shared by calls of all domains. */
export const sharedLimits: CallLimits = {
  calls: ({ callsPerMinute }) => ({ max: callsPerMinute, timeWindow }),
  longReads: ({ callsPerMinute }) => ({ max: Math.min(callsPerMinute, longReadsPerMinute), timeWindow }),
  money: ({ moneyPerMinute }) => ({ max: moneyPerMinute, timeWindow }),
};

/** @throws Error when the limit is not declared */
export function rateLimitOf(
  { operationId, 'x-limit': name = 'calls' }: Operation,
  declaredLimits: CallLimits,
  context: Context,
): RateLimitOptions {
  const declared = declaredLimits[name];
  if (!declared) throw new Error(`${operationId} has x-limit: ${name}, which no domain declares`);
  return declared(context.config.limits, context);
}

/** The account where there is one: users behind one address do not share a limit. */
export function limitKeyOf(request: FastifyRequest): string {
  return request.session?.owner ?? networkOf(request.ip);
}

/** Static files are cheap, and many users behind one address may load the app together. */
export function isFile(request: FastifyRequest): boolean {
  // By the matched route: one call can be written as /%61pi/… or http://host/api/….
  return !/^\/(desk\/)?api\//.test(request.routeOptions.url ?? '');
}

export function tooManyRequests(_: FastifyRequest, { ttl }: { ttl: number }): Refusal {
  return new Refusal('system.rateLimited', {
    values: { seconds: String(Math.max(1, Math.ceil(ttl / 1000))) },
  });
}
