import type { Context } from '../../context.ts';
import type { InputOf } from '../../http/handler.ts';
import { InvalidFields } from '../../http/InvalidFields.ts';
import { Refusal } from '../../refusal.ts';
import type { Tx } from '../../commands/MoneyCommand.ts';
import { checkCode } from '../session/public/checkCode.ts';
import { ownPurposes } from '../session/public/codePlace.ts';
import type { BindPurpose } from '../session/public/codePlace.ts';
import { consumeCodes } from '../session/public/codes.ts';
import type { CodeKey } from '../session/public/codes.ts';
import { findUser, identify } from '../session/public/identifiers.ts';
import type { Identifier } from '../session/public/identifiers.ts';
import { sendCode } from '../session/public/sendCode.ts';
import { notify } from './accountNotices.ts';
import type { Caller } from './public/caller.ts';
import { checkLoginPassword } from './checkLoginPassword.ts';
import { checkOwnCode, masked, ownAddresses, useUp } from './public/ownCodes.ts';
import type { OwnAddresses } from './public/ownCodes.ts';
import { holdAfterChange } from './public/withdrawalHolds.ts';

type Named = Pick<InputOf<'bindContact'>, 'type' | 'user_string' | 'area_code'>;

const purposeOf = ({ userId }: Caller): BindPurpose => `bind:${userId}`;
const channelOf = ({ kind }: Identifier) => (kind === 'email' ? 'mail' : 'sms');
const columnOf = ({ kind }: Identifier) => (kind === 'email' ? 'email' : 'phone');

/**
 * Sends a code to the address to bind. Never reveals whether another user has the address.
 * @throws InvalidFields, and the errors of sendCode
 */
export async function sendContactCode(context: Context, named: Named, caller: Caller) {
  const { network, locale, log, userId } = caller;
  const identifier = await identifierOf(context, named);
  refuseSame(identifier, await ownAddresses(context.store.db, userId));
  const purpose = purposeOf(caller);
  const sent = await sendCode(context, { identifier, purpose, network, locale, log });
  return { ...sent, to: masked(identifier) };
}

/**
 * Binds an address, or replaces the one of its kind. Besides the password and the code of the new address, it requires
 * a code of the replaced address or, if there is none of its kind, of the other one: an attacker with a session and the
 * password must not add a recovery address of their own.
 * @throws InvalidFields; Refusal session.codeInvalid, account.passwordWrong, account.locked, account.contactTaken
 */
export async function bindContact(
  context: Context,
  form: InputOf<'bindContact'>,
  caller: Caller,
): Promise<void> {
  const { userId, network, session } = caller;
  const { executor, sessions, store } = context;
  const identifier = await identifierOf(context, form);
  const own = await ownAddresses(store.db, userId);
  refuseSame(identifier, own);
  const shown = own[channelOf(identifier)] === undefined ? Object.keys(own)[0] : channelOf(identifier);
  if (shown !== undefined && form.own_code === undefined)
    throw new InvalidFields({ own_code: 'session.codeRequired' });
  const useUpOwn =
    shown === undefined
      ? undefined
      : await checkOwnCode(context, caller, {
          purpose: 'contact',
          code: form.own_code!,
          field: 'own_code',
          channel: shown as keyof OwnAddresses,
        });
  const key: CodeKey = { address: identifier.key, purpose: purposeOf(caller), network };
  await checkCode(context, { key, code: form.code, field: 'code' });
  const { password } = form;
  const hash = await checkLoginPassword(context, caller, {
    password,
    wrong: 'account.passwordWrong',
    field: 'password',
  });
  await executor.run('user.contact', async (tx) => {
    await sessions.require(tx, session);
    await useUpOwn?.(tx);
    const text = await useUp(tx, { key, code: form.code, field: 'code' });
    // Only a caller with its code learns that the address is taken.
    if (await findUser(tx.db, identifier))
      throw new Refusal('account.contactTaken', { fields: { user_string: '' } });
    await bind(context, tx, { caller, identifier: { ...identifier, text }, own, hash });
  });
}

interface Binding {
  caller: Caller;
  identifier: Identifier;
  /** The user's addresses when the codes were checked. */
  own: OwnAddresses;
  hash: string;
}

async function bind({ config }: Context, tx: Tx, { caller, identifier, own, hash }: Binding): Promise<void> {
  const { userId, origin } = caller;
  const column = columnOf(identifier);
  const held_until_ms = String(await holdAfterChange(tx, config, { userId, reason: column }));
  // Sent before the replacement, so that the old contact is notified.
  const about = { ...origin, held_until_ms, what: column, to: masked(identifier) };
  await notify(tx, `user:${userId}`, 'account.contactChanged', about);
  const { numUpdatedRows } = await tx.db
    .updateTable('user')
    .set({ [column]: identifier.text, ...(column === 'email' ? { email_key: identifier.key } : {}) })
    .where('id', '=', BigInt(userId))
    .where('password_hash', '=', hash)
    .where('email', own.mail ? '=' : 'is', own.mail?.text ?? null)
    .where('phone', own.sms ? '=' : 'is', own.sms?.text ?? null)
    .executeTakeFirst();
  // The row has changed meanwhile, so the proof is no longer valid.
  if (numUpdatedRows === 0n) throw new Refusal('session.expired', { type: '999' });
  const replaced = own[channelOf(identifier)];
  for (const purpose of replaced === undefined ? [] : ([...ownPurposes, 'forget', 'login'] as const))
    await consumeCodes(tx, { address: replaced!.key, purpose });
}

async function identifierOf(
  { store }: Context,
  { type, user_string, area_code }: Named,
): Promise<Identifier> {
  const read = await identify(store.db, type, user_string, area_code);
  if (!('reason' in read)) return read;
  throw new InvalidFields({ [read.part === 'dialCode' ? 'area_code' : 'user_string']: read.reason });
}

function refuseSame(identifier: Identifier, own: OwnAddresses): void {
  if (own[channelOf(identifier)]?.key === identifier.key)
    throw new InvalidFields({ user_string: 'account.contactSame' });
}
