import type { FastifyRequest } from 'fastify';
import type { RefusalReason } from '../../contracts/messages/messages.ts';
import { isRefusalReason } from '../../contracts/messages/messages.ts';
import type { BeyondUnits } from '../ledger/units.ts';
import { InvalidFields } from './InvalidFields.ts';

interface Asked {
  properties?: Record<string, { 'x-invalid'?: string } | undefined>;
}

/**
 * A field that says more than any account can have is at fault, in whatever call; what was worked out from fields is not,
 * and stays a fault of ours.
 */
export function amountRefusal({ amount }: BeyondUnits, request: FastifyRequest): InvalidFields | undefined {
  const form = (request.method === 'GET' ? request.query : request.body) as
    | Record<string, unknown>
    | undefined;
  const [field] = Object.entries(form ?? {}).find(([, value]) => value === amount) ?? [];
  if (field === undefined) return undefined;
  const { schema } = request.routeOptions;
  const asked = (request.method === 'GET' ? schema?.querystring : schema?.body) as Asked | undefined;
  const reason = asked?.properties?.[field]?.['x-invalid'] ?? '';
  const known: RefusalReason = isRefusalReason(reason) ? reason : 'system.invalid';
  return new InvalidFields({ [field]: known }, 400);
}
