import type { FastifyRequest } from 'fastify';
import type { Limits } from './config.ts';
import { Refusal } from './refusal.ts';

const moneyCommands = new Set(['placeSpotOrder', 'cancelSpotOrder']);
const sessionCommands = new Set(['register', 'login', 'checkEmailCode', 'sendEmailCode']);

/** How often one call may be made: money per account, sessions per address, the rest per either. */
export function rateLimitOf(operationId: string, limits: Limits) {
  const perMinute = moneyCommands.has(operationId)
    ? limits.moneyPerMinute
    : sessionCommands.has(operationId)
      ? limits.sessionPerMinute
      : limits.callsPerMinute;
  return { max: perMinute, timeWindow: 60_000 };
}

/** The account where there is one: people behind one address do not take each other's share. */
export function limitKeyOf(request: FastifyRequest): string {
  return request.session?.owner ?? request.ip;
}

/** Pages and their files cost next to nothing, and many people behind one address load the app at once. */
export function isFile(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api/');
}

export function tooManyRequests(_: FastifyRequest, { ttl }: { ttl: number }): Refusal {
  return new Refusal('system.rateLimited', {
    values: { seconds: String(Math.max(1, Math.ceil(ttl / 1000))) },
  });
}
