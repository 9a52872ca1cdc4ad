// Who reads conversations.
import type { Kysely } from 'kysely';
import type { Schema } from '../../../store/schema.ts';

export interface Readers {
  /** An operator decides cases, and therefore answers customers. */
  hasDesk: boolean;
  /** Merchants with an operator, who answers about their orders. */
  merchants: ReadonlySet<number>;
}

/** Enabled operators. */
export async function readersOf(db: Kysely<Schema>): Promise<Readers> {
  const rows = await db
    .selectFrom('operator')
    .select(['roles', 'merchant'])
    .where('disabled_at', 'is', null)
    .execute();
  const roles = new Set(rows.flatMap((row) => row.roles.split(' ')));
  return {
    hasDesk: roles.has('reviewer') || roles.has('approver'),
    merchants: new Set(rows.flatMap(({ merchant }) => (merchant === null ? [] : [Number(merchant)]))),
  };
}

/** Whether messages are answered: by operators, or in a sandbox by its automatic reply. */
export function isAnswered(
  { hasDesk, merchants }: Readers,
  about: 'service' | 'order',
  { isSandbox }: { isSandbox: boolean },
): boolean {
  return isSandbox || hasDesk || (about === 'order' && merchants.size > 0);
}
