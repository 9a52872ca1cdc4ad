// Shared parts of the closure and data copy cases.
import type { Kysely, Selectable } from 'kysely';
import { maskEmail, maskPhone } from '../session/public/mask.ts';
import type { Schema } from '../../store/schema.ts';
import type { ReviewKinds } from '../../commands/ReviewKinds.ts';

type Kind = keyof ReviewKinds & `account.${string}`;
type Account = Pick<
  Selectable<Schema['user']>,
  'account_number' | 'created_at' | 'closed_at' | 'email' | 'phone' | 'username'
>;

export async function hasOpenCase(db: Kysely<Schema>, owner: string, kind: Kind): Promise<boolean> {
  const open = await db
    .selectFrom('review')
    .select('id')
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

export function findAccount(db: Kysely<Schema>, owner: string): Promise<Account> {
  return db
    .selectFrom('user')
    .select(['account_number', 'created_at', 'closed_at', 'email', 'phone', 'username'])
    .where('id', '=', BigInt(owner.slice('user:'.length)))
    .executeTakeFirstOrThrow();
}

const day = (ms: bigint) => new Date(Number(ms)).toISOString().slice(0, 10);

/** Enough for an operator to identify the account. */
export function accountLine({ email, phone, username, created_at, closed_at }: Account): string {
  const signIn = [email && maskEmail(email), phone && maskPhone(phone), username].filter(Boolean).join(', ');
  const closed = closed_at === null ? '' : `, closed ${day(closed_at)}`;
  return `${signIn}, opened ${day(created_at)}${closed}`;
}
