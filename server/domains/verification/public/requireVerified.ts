import type { Kysely } from 'kysely';
import { Refusal } from '../../../refusal.ts';
import type { Schema } from '../../../store/schema.ts';
import { findLevel, statuses } from './levels.ts';

/** @throws Refusal of type 998 when a level is missing */
export async function requireVerified(db: Kysely<Schema>, owner: string): Promise<void> {
  for (const level of ['basic', 'advanced'] as const)
    if (Number((await findLevel(db, owner, level))?.status) !== statuses.verified)
      throw new Refusal('verification.required', { type: '998' });
}
