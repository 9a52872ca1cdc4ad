// Passkeys of accounts.
import type { Kysely } from 'kysely';
import type { Tx } from '../../../../commands/MoneyCommand.ts';
import { Refusal } from '../../../../refusal.ts';
import type { Schema } from '../../../../store/schema.ts';
import { useNonce } from '../usedNonces.ts';
import { passkeyFailed } from './PasskeySignIn.ts';
import type { NewPasskey, PasskeyKey, ProvenPasskey } from './PasskeySignIn.ts';

export interface LoginPasskey {
  credentialId: string;
  name: string;
  addedAt: number;
  /** Undefined before its first use. */
  usedAt: number | undefined;
  isSynced: boolean;
}

/** Maximum passkeys of one user. */
export const passkeysMax = 10;

/** All passkeys of a user, newest first. */
export async function passkeysOf(db: Kysely<Schema>, userId: number): Promise<LoginPasskey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id', 'name', 'added_at', 'used_at', 'is_synced'])
    .where('user_id', '=', BigInt(userId))
    .orderBy('added_at', 'desc')
    .orderBy('credential_id', 'desc')
    .execute();
  return rows.map(({ credential_id, name, added_at, used_at, is_synced }) => ({
    credentialId: credential_id,
    name,
    addedAt: Number(added_at),
    usedAt: used_at === null ? undefined : Number(used_at),
    isSynced: is_synced === 1n,
  }));
}

export async function findPasskey(db: Kysely<Schema>, credentialId: string): Promise<PasskeyKey | undefined> {
  const row = await db
    .selectFrom('passkey')
    .select(['user_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { user_id, public_key: publicKey, counter } = row;
  return { credentialId, userId: Number(user_id), publicKey, counter: Number(counter) };
}

/**
 * Passkeys are added to accounts with a login password and an address alone, so that no passkey is the last way to log
 * in.
 * @throws Refusal account.passkeyPassword, account.noAddress, account.passkeyLimit, 999
 */
export async function requireRoomForPasskey(db: Kysely<Schema>, userId: number): Promise<void> {
  const user = await db
    .selectFrom('user')
    .select(['email', 'phone', 'password_hash'])
    .where('id', '=', BigInt(userId))
    .executeTakeFirst();
  if (!user) throw new Refusal('session.expired', { type: '999' });
  if (user.password_hash === '') throw new Refusal('account.passkeyPassword');
  if (user.email === null && user.phone === null) throw new Refusal('account.noAddress');
  if ((await passkeysOf(db, userId)).length >= passkeysMax) throw new Refusal('account.passkeyLimit');
}

/**
 * Uses the challenge up and stores the passkey.
 * @throws Refusal session.passkeyFailed, account.passkeySame, and the refusals of requireRoomForPasskey
 */
export async function keepPasskey(
  tx: Tx,
  userId: number,
  { name, challenge, expiresAt, ...passkey }: NewPasskey & { name: string },
): Promise<void> {
  const { db, now } = tx;
  if (await useNonce(tx, challenge, expiresAt)) throw passkeyFailed();
  const owner = (await findPasskey(db, passkey.credentialId))?.userId;
  if (owner !== undefined) throw owner === userId ? new Refusal('account.passkeySame') : passkeyFailed();
  await requireRoomForPasskey(db, userId);
  const { credentialId, publicKey, counter, isSynced } = passkey;
  await db
    .insertInto('passkey')
    .values({
      credential_id: credentialId,
      user_id: userId,
      public_key: publicKey,
      counter,
      is_synced: isSynced ? 1 : 0,
      name,
      added_at: now,
      used_at: null,
    })
    .execute();
}

/** @throws Refusal account.passkeyUnknown */
export async function removePasskey({ db }: Tx, userId: number, credentialId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('credential_id', '=', credentialId)
    .where('user_id', '=', BigInt(userId))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal('account.passkeyUnknown');
}

/**
 * Uses the challenge up and records the use. The counter is compared again, because a concurrent request may have moved
 * it on; a counter that does not move is that of an authenticator without one.
 * @throws Refusal session.passkeyFailed, also for a passkey that was removed since
 */
export async function usePasskey(
  tx: Tx,
  { credentialId, userId, counter, isSynced, challenge, expiresAt }: ProvenPasskey,
): Promise<void> {
  const { db, now } = tx;
  if (await useNonce(tx, challenge, expiresAt)) throw passkeyFailed();
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, is_synced: isSynced ? 1 : 0, used_at: now })
    .where('credential_id', '=', credentialId)
    .where('user_id', '=', BigInt(userId))
    .where('counter', counter === 0 ? '=' : '<', BigInt(counter))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw passkeyFailed();
}
