import type { FastifyRequest } from 'fastify';
import type { Limits } from './config.ts';
import { networkOf } from './networkOf.ts';
import { Refusal } from './refusal.ts';

const moneyCommands = new Set(['placeSpotOrder', 'cancelSpotOrder', 'transfer']);
/** A full page costs as much time as ten other calls. Pages of the ledger cost too differently: see ReadBudget. */
const longReads = new Set(['candles']);
const longReadsPerMinute = 300;
const sessionCommands = new Set([
  'register',
  'login',
  'checkEmailCode',
  'checkMobileCode',
  'sendEmailCode',
  'sendSmsCode',
  'resetPassword',
]);

/** How often one call may be made: money per account, sessions per address, the rest per either. */
export function rateLimitOf(operationId: string, limits: Limits) {
  const timeWindow = 60_000;
  if (sessionCommands.has(operationId)) {
    // Whoever guesses may have accounts of their own, so a session does not change whom these count for.
    const keyGenerator = (request: FastifyRequest) => networkOf(request.ip);
    return { max: limits.sessionPerMinute, timeWindow, keyGenerator };
  }
  const isMoney = moneyCommands.has(operationId);
  if (longReads.has(operationId))
    return { max: Math.min(limits.callsPerMinute, longReadsPerMinute), timeWindow };
  return { max: isMoney ? limits.moneyPerMinute : limits.callsPerMinute, timeWindow };
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
