// Wallets bound to accounts, and confirmations that they have given.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tx } from '../../../../commands/MoneyCommand.ts';
import type { Random } from '../../../../random.ts';
import { Refusal } from '../../../../refusal.ts';
import type { Schema } from '../../../../store/schema.ts';
import type { Wallet, WalletNetwork } from './signInText.ts';
import { validMs, walletFailed } from './WalletSignIn.ts';

export interface LoginWallet extends Wallet {
  boundAt: number;
}

/** Maximum wallets of one user. */
export const walletsMax = 5;

/** All wallets of a user, oldest first. */
export async function walletsOf(db: Kysely<Schema>, userId: number): Promise<LoginWallet[]> {
  const rows = await db
    .selectFrom('login_wallet')
    .select(['network', 'address', 'bound_at'])
    .where('user_id', '=', BigInt(userId))
    .orderBy('bound_at')
    .orderBy('address')
    .execute();
  return rows.map(({ network, address, bound_at }) => ({
    network: network as WalletNetwork,
    address,
    boundAt: Number(bound_at),
  }));
}

/** @returns the id of the wallet's user; undefined when it has none */
export async function userOfWallet(
  db: Kysely<Schema>,
  { network, address }: Wallet,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('login_wallet')
    .select('user_id')
    .where('network', '=', network)
    .where('address', '=', address)
    .executeTakeFirst();
  return row && Number(row.user_id);
}

/** @throws Refusal account.walletTaken, account.contactSame, account.walletLimit */
export async function keepWallet({ db, now }: Tx, userId: number, wallet: Wallet): Promise<void> {
  const owner = await userOfWallet(db, wallet);
  if (owner !== undefined)
    throw new Refusal(owner === userId ? 'account.contactSame' : 'account.walletTaken');
  if ((await walletsOf(db, userId)).length >= walletsMax) throw new Refusal('account.walletLimit');
  const { network, address } = wallet;
  await db.insertInto('login_wallet').values({ network, address, user_id: userId, bound_at: now }).execute();
}

/** Also ends a confirmation that this wallet may have given. @throws Refusal account.walletUnknown */
export async function removeWallet({ db }: Tx, userId: number, { network, address }: Wallet): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('login_wallet')
    .where('network', '=', network)
    .where('address', '=', address)
    .where('user_id', '=', BigInt(userId))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal('account.walletUnknown');
  await db.deleteFrom('wallet_confirmation').where('user_id', '=', BigInt(userId)).execute();
}

/** Replaces an earlier confirmation of the user. */
export async function keepConfirmation({ db, now }: Tx, userId: number, random: Random) {
  const confirmation = random.bytes(32).toString('base64url');
  const kept = { token_hash: hashOf(confirmation), expires_at: now + validMs };
  await db
    .insertInto('wallet_confirmation')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute();
  return { confirmation, expiresAt: kept.expires_at };
}

/** @returns whether this was the unexpired confirmation of the user; it serves once */
export async function useConfirmation({ db, now }: Tx, userId: number, text: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wallet_confirmation')
    .where('user_id', '=', BigInt(userId))
    .where('token_hash', '=', hashOf(text))
    .where('expires_at', '>', BigInt(now))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @throws Refusal session.walletFailed for a wallet that is not, or no longer, the user's */
export async function requireWallet({ db }: Tx, userId: number, wallet: Wallet): Promise<void> {
  if ((await userOfWallet(db, wallet)) !== userId) throw walletFailed('account');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
