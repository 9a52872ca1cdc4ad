// Personal data of an account and its log-ins.
import type { Person } from '../../personal/Leaving.ts';
import type { CopyRow, PersonalData } from '../../personal/PersonalData.ts';
import type { Context } from '../../context.ts';
import type { MoneyTx } from '../../commands/MoneyCommand.ts';
import { chosenUsername, closedName } from './public/placeholderNames.ts';
import { passkeysOf } from './public/passkeys/loginPasskeys.ts';
import { walletsOf } from './public/wallets/loginWallets.ts';

async function* copy({ store: { db } }: Context, { id }: Person): AsyncGenerator<CopyRow> {
  const user = await db.selectFrom('user').selectAll().where('id', '=', BigInt(id)).executeTakeFirstOrThrow();
  const { account_number, email, phone, username, invitation_code, locale } = user;
  const consent = user.text_consent_at;
  yield [
    'account',
    {
      account_number,
      email,
      phone,
      username: chosenUsername(username),
      invitation_code,
      language: locale,
      was_invited_by_a_customer: user.invited_by !== null,
      text_messages_since_ms: consent === null ? null : Number(consent),
      opened_ms: Number(user.created_at),
    },
  ];
  const accepted = await db
    .selectFrom('agreement_acceptance')
    .select(['article_id', 'version', 'accepted_at'])
    .where('user_id', '=', BigInt(id))
    .execute();
  for (const { article_id, version, accepted_at } of accepted)
    yield [
      'accepted_agreements',
      { agreement: Number(article_id), version: Number(version), accepted_ms: Number(accepted_at) },
    ];
  for (const { network, address, boundAt } of await walletsOf(db, id))
    yield ['wallets', { network, address, bound_ms: boundAt }];
  for (const { name, addedAt, usedAt, isSynced } of await passkeysOf(db, id))
    yield ['passkeys', { name, added_ms: addedAt, used_ms: usedAt ?? null, is_synced: isSynced }];
  const sessions = await db
    .selectFrom('session')
    .select(['created_at', 'expires_at', 'used_at', 'browser', 'system', 'network'])
    .where('user_id', '=', BigInt(id))
    .execute();
  for (const { created_at, expires_at, used_at, ...device } of sessions)
    yield [
      'sessions',
      { ...device, began_ms: Number(created_at), used_ms: Number(used_at), ends_ms: Number(expires_at) },
    ];
}

/** The row stays, because the ledger refers to it. */
async function close({ db, now, publish }: MoneyTx, { id, owner }: Person): Promise<void> {
  const user = await db
    .selectFrom('user')
    .select(['account_number', 'email_key', 'phone'])
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow();
  for (const address of [user.email_key, user.phone]) {
    if (address === null) continue;
    await db.deleteFrom('code').where('address', '=', address).execute();
    await db.deleteFrom('code_guess').where('address', '=', address).execute();
  }
  for (const table of ['session', 'known_device', 'login_wallet', 'wallet_confirmation', 'passkey'] as const)
    await db.deleteFrom(table).where('user_id', '=', BigInt(id)).execute();
  await db
    .updateTable('user')
    .set({
      email: null,
      email_key: null,
      phone: null,
      username: closedName(user.account_number),
      password_hash: '',
      text_consent_at: null,
      closed_at: now,
    })
    .where('id', '=', BigInt(id))
    .execute();
  publish({ type: 'ownerLeft', owner });
}

/** Keeps only the fact that the account was invited, not by which account. */
async function forget({ db }: MoneyTx, { id }: Person): Promise<void> {
  await db.deleteFrom('agreement_acceptance').where('user_id', '=', BigInt(id)).execute();
  await db.updateTable('user').set({ invited_by: null }).where('id', '=', BigInt(id)).execute();
}

export const sessionPersonal: PersonalData = {
  keeping: {
    user: 'inTheBooks',
    session: 'untilClosed',
    code: 'untilClosed',
    code_guess: 'untilClosed',
    signing_key: 'ofNobody',
    agreement_acceptance: 'forTheLaw',
    // Hashes of attempts, kept for a day at most.
    attempt: 'forAWhile',
    known_device: 'untilClosed',
    login_wallet: 'untilClosed',
    // Minutes, and without a user.
    used_nonce: 'ofNobody',
    wallet_confirmation: 'untilClosed',
    passkey: 'untilClosed',
  },
  copy,
  close,
  forget,
};
