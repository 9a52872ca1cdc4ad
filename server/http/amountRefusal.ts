import type { FastifyRequest } from 'fastify';
import type { BeyondUnits } from '../ledger/units.ts';
import { Refusal } from '../refusal.ts';

/** Refusal for a field whose amount exceeds what an account can hold. A computed amount is a server fault instead. */
export function amountRefusal({ amount, most }: BeyondUnits, request: FastifyRequest): Refusal | undefined {
  const form = (request.method === 'GET' ? request.query : request.body) as
    | Record<string, unknown>
    | undefined;
  const [field] = Object.entries(form ?? {}).find(([, value]) => value === amount) ?? [];
  if (field === undefined) return undefined;
  return new Refusal('wallet.amountBeyond', { fields: { [field]: '' }, values: { most } });
}
