import type { Context } from '../../context.ts';
import type { InputOf } from '../../http/handler.ts';
import { InvalidFields } from '../../http/InvalidFields.ts';
import { Refusal } from '../../refusal.ts';
import { ownPurposes } from '../session/public/codePlace.ts';
import { consumeCodes, grantCode } from '../session/public/codes.ts';
import {
  findPasskey,
  keepPasskey,
  passkeysOf,
  removePasskey as removeRow,
  requireRoomForPasskey,
  usePasskey,
} from '../session/public/passkeys/loginPasskeys.ts';
import { notify } from './accountNotices.ts';
import { changeLogins } from './changeLogins.ts';
import type { Caller } from './public/caller.ts';
import { ownAddresses } from './public/ownCodes.ts';

/**
 * Adds a passkey as a way to log in.
 * @throws InvalidFields; Refusal session.passkeyFailed, session.passkeyUnavailable, account.passkeyPassword,
 * account.noAddress, account.passkeyLimit, account.passkeySame, and the refusals of changeLogins
 */
export async function addPasskey(
  context: Context,
  form: InputOf<'addPasskey'>,
  caller: Caller,
): Promise<void> {
  const { userId } = caller;
  const name = form.name.trim();
  // A name of joiners alone shows nothing; all other invisible characters are refused everywhere.
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) throw new InvalidFields({ name: 'account.passkeyNameRequired' });
  const purpose = { kind: 'add', userId } as const;
  const passkey = await context.passkeySignIn.verifyNew(form.credential, purpose);
  await requireRoomForPasskey(context.store.db, userId);
  await changeLogins(context, caller, {
    proof: form,
    reason: 'passkey',
    run: (tx) => keepPasskey(tx, userId, { ...passkey, name }),
    tell: (tx, held) => notify(tx, `user:${userId}`, 'account.passkeyAdded', { ...held, name }),
  });
}

/**
 * Removes a passkey, and the codes that it may have confirmed with.
 * @throws Refusal account.passkeyUnknown, account.noAddress, and the refusals of changeLogins
 */
export async function removePasskey(
  context: Context,
  form: InputOf<'removePasskey'>,
  caller: Caller,
): Promise<void> {
  const { userId } = caller;
  const { db } = context.store;
  const removed = (await passkeysOf(db, userId)).find(({ credentialId }) => credentialId === form.passkey_id);
  if (!removed) throw new Refusal('account.passkeyUnknown');
  await changeLogins(context, caller, {
    proof: form,
    reason: 'passkey',
    run: async (tx) => {
      await removeRow(tx, userId, removed.credentialId);
      for (const { key: address } of Object.values(await ownAddresses(tx.db, userId)))
        for (const purpose of confirmed) await consumeCodes(tx, { address, purpose });
    },
    tell: (tx, held) =>
      notify(tx, `user:${userId}`, 'account.passkeyRemoved', { ...held, name: removed.name }),
  });
}

/** Purposes of codes that a passkey confirms: contact decides who can log in. */
const confirmed = ownPurposes.filter((purpose) => purpose !== 'contact');

/**
 * Confirms with a passkey in place of a code that is sent to an own address.
 * @throws Refusal session.passkeyFailed, session.passkeyUnavailable, account.noAddress
 */
export async function confirmPasskey(
  context: Context,
  { type, credential }: InputOf<'confirmPasskey'>,
  { userId, network, session }: Caller,
) {
  const { executor, passkeySignIn, random, sessions, store } = context;
  const purpose = { kind: 'confirm', userId } as const;
  const passkey = await passkeySignIn.verify(credential, purpose, async (credentialId) => {
    const found = await findPasskey(store.db, credentialId);
    return found?.userId === userId ? found : undefined;
  });
  const { code, expiresAt } = await executor.run('passkey.confirm', async (tx) => {
    await sessions.require(tx, session);
    await usePasskey(tx, passkey);
    const { mail, sms } = await ownAddresses(tx.db, userId);
    const own = mail ?? sms;
    if (!own) throw new Refusal('account.noAddress');
    return grantCode(tx, { address: own.key, purpose: type, network, sentTo: own.text }, random);
  });
  return { code, expires_ms: expiresAt };
}
