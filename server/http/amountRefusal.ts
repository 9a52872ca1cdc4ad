import type { FastifyRequest } from 'fastify';
import type { BeyondUnits } from '../ledger/units.ts';
import { Refusal } from '../refusal.ts';

/**
 * A field that says more than any account can have is at fault, in whatever call; what was worked out from fields is not,
 * and stays a fault of ours.
 */
export function amountRefusal({ amount, most }: BeyondUnits, request: FastifyRequest): Refusal | undefined {
  const form = (request.method === 'GET' ? request.query : request.body) as
    | Record<string, unknown>
    | undefined;
  const [field] = Object.entries(form ?? {}).find(([, value]) => value === amount) ?? [];
  if (field === undefined) return undefined;
  return new Refusal('wallet.amountBeyond', { fields: { [field]: '' }, values: { most } });
}
