// The caller's own account.
import { refusalText } from '../../../contracts/messages/messages.ts';
import { isPhrase } from '../../../contracts/rules/identity/phrase.ts';
import type { Handler, Handlers } from '../../http/handler.ts';
import { InvalidFields } from '../../http/InvalidFields.ts';
import { Refusal } from '../../refusal.ts';
import { chosenUsername } from '../session/public/placeholderNames.ts';
import { maskEmail, maskPhone } from '../session/public/mask.ts';
import { advancedView, basicView } from '../verification/public/view.ts';
import { notify } from './accountNotices.ts';
import * as contacts from './bindContact.ts';
import * as wallets from './bindWallet.ts';
import * as passkeys from './changePasskeys.ts';
import { walletsOf } from '../session/public/wallets/loginWallets.ts';
import { askByOwner } from './askByOwner.ts';
import { callerOf } from './public/caller.ts';
import * as password from './changePassword.ts';
import { liftHold } from './liftHold.ts';
import { endOne, endOthers, openSessions } from './openSessions.ts';
import * as codes from './public/ownCodes.ts';
import { keepPhrase } from './phrases.ts';
import { securityOf } from './securityOf.ts';
import * as funds from './setFundPassword.ts';
import { timeLeft } from './public/timeLeft.ts';
import { holdByOwner } from './public/withdrawalHolds.ts';

const profile: Handler<'profile'> = async (context, { user: caller, locale }) => {
  const { userId, owner } = caller();
  const user = await context.store.db
    .selectFrom('user')
    .select([
      'id',
      'account_number',
      'email',
      'phone',
      'username',
      'password_hash',
      'is_sandbox',
      'text_consent_at',
    ])
    .where('id', '=', BigInt(userId))
    .executeTakeFirst();
  if (!user) throw new Refusal('session.expired', { type: '999' });
  return {
    id: Number(user.id),
    account_number: user.account_number,
    email: user.email === null ? '' : maskEmail(user.email),
    phone: user.phone === null ? '' : maskPhone(user.phone),
    username: chosenUsername(user.username) ?? '',
    has_password: user.password_hash !== '',
    wallets: (await walletsOf(context.store.db, userId)).map(({ network, address, boundAt }) => ({
      network,
      address,
      bound_ms: boundAt,
    })),
    ...(await basicView(context, owner, locale)),
    text_messages: user.text_consent_at !== null,
    is_sandbox: user.is_sandbox === 1n,
  };
};

const advancedProfile: Handler<'advancedProfile'> = (context, { user, locale }) =>
  advancedView(context, user().owner, locale);

const setTextConsent: Handler<'setTextConsent'> = async ({ executor }, call) => {
  const { userId, owner } = call.user();
  const wantsTexts = call.input.text_messages === '1';
  await executor.runFor(owner, 'user.consent', (tx) => {
    const update = tx.db.updateTable('user').where('id', '=', BigInt(userId));
    if (!wantsTexts) return update.set({ text_consent_at: null }).execute();
    // Repeated consent keeps the time of the first.
    return update.set({ text_consent_at: tx.now }).where('text_consent_at', 'is', null).execute();
  });
  return refusalText('account.consentSaved', call.locale);
};

const security: Handler<'security'> = (context, { user, locale }) =>
  securityOf(context, user().userId, locale);

const sendOwnCode: Handler<'sendOwnCode'> = (context, call) =>
  codes.sendOwnCode(context, callerOf(call), { purpose: call.input.type, channel: call.input.channel });

/** Values of the wire. */
const [isSet, isNotSet] = [1, 2] as const;

const fundPasswordState: Handler<'fundPasswordState'> = async ({ fundPasswords }, { user }) =>
  (await fundPasswords.isSet(user().userId)) ? isSet : isNotSet;

const setFundPassword: Handler<'setFundPassword'> = async (context, call) => {
  await funds.setFundPassword(context, call.input, callerOf(call));
  return refusalText('account.fundPasswordSaved', call.locale);
};

const changePassword: Handler<'changePassword'> = async (context, call) => {
  await password.changePassword(context, call.input, callerOf(call));
  return refusalText('account.passwordChanged', call.locale);
};

const sessions: Handler<'sessions'> = (context, { user }) => openSessions(context, user());

const endSession: Handler<'endSession'> = async (context, { input, user, locale }) => {
  await endOne(context, user().userId, input.session_id);
  return refusalText('account.sessionEnded', locale);
};

const endOtherSessions: Handler<'endOtherSessions'> = async (context, { user, locale }) => {
  await endOthers(context, user());
  return refusalText('account.otherSessionsEnded', locale);
};

const setPhrase: Handler<'setPhrase'> = async ({ executor, sealer, sessions }, { input, user, locale }) => {
  const session = user();
  const { userId, owner } = session;
  const phrase = input.phrase.normalize('NFC').trim();
  if (phrase !== '' && !isPhrase(phrase)) throw new InvalidFields({ phrase: 'account.phraseInvalid' });
  await executor.runFor(owner, 'user.phrase', async (tx) => {
    await sessions.require(tx, session);
    await keepPhrase(tx, sealer, { userId, phrase });
    await notify(tx, owner, 'account.phraseChanged', {});
  });
  return refusalText(phrase === '' ? 'account.phraseRemoved' : 'account.phraseSaved', locale);
};

const holdWithdrawals: Handler<'holdWithdrawals'> = async ({ executor }, call) => {
  const { userId, origin } = callerOf(call);
  const { owner } = call.user();
  await executor.runFor(owner, 'user.hold', async (tx) => {
    if (await holdByOwner(tx, userId)) await notify(tx, owner, 'account.withdrawalsHeld', origin);
  });
  return refusalText('account.withdrawalsHeld', call.locale);
};

const liftWithdrawalHold: Handler<'liftWithdrawalHold'> = async (context, call) => {
  const until = await liftHold(context, call.input, callerOf(call));
  return refusalText('account.holdEnds', call.locale, timeLeft(until - context.clock.now()));
};

const sendContactCode: Handler<'sendContactCode'> = (context, call) =>
  contacts.sendContactCode(context, call.input, callerOf(call));

const bindContact: Handler<'bindContact'> = async (context, call) => {
  await contacts.bindContact(context, call.input, callerOf(call));
  return refusalText('account.contactSaved', call.locale, { kind: call.input.type });
};

const bindWallet: Handler<'bindWallet'> = async (context, call) => {
  await wallets.bindWallet(context, call.input, callerOf(call));
  return refusalText('account.walletBound', call.locale);
};

const unbindWallet: Handler<'unbindWallet'> = async (context, call) => {
  await wallets.unbindWallet(context, call.input, callerOf(call));
  return refusalText('account.walletRemoved', call.locale);
};

const confirmWallet: Handler<'confirmWallet'> = (context, call) =>
  wallets.confirmWallet(context, call.input, callerOf(call));

const addPasskey: Handler<'addPasskey'> = async (context, call) => {
  await passkeys.addPasskey(context, call.input, callerOf(call));
  return refusalText('account.passkeyAdded', call.locale);
};

const removePasskey: Handler<'removePasskey'> = async (context, call) => {
  await passkeys.removePasskey(context, call.input, callerOf(call));
  return refusalText('account.passkeyRemoved', call.locale);
};

const confirmPasskey: Handler<'confirmPasskey'> = (context, call) =>
  passkeys.confirmPasskey(context, call.input, callerOf(call));

const askClosing: Handler<'askClosing'> = async (context, call) => {
  await askByOwner(context, 'closing', { proof: call.input, caller: callerOf(call) });
  return refusalText('account.closingSent', call.locale);
};

const askCopy: Handler<'askCopy'> = async (context, call) => {
  await askByOwner(context, 'copy', { proof: call.input, caller: callerOf(call) });
  return refusalText('account.copyWanted', call.locale);
};

export const handlers: Handlers<'account'> = {
  profile,
  advancedProfile,
  setTextConsent,
  security,
  sendOwnCode,
  fundPasswordState,
  setFundPassword,
  changePassword,
  sessions,
  endSession,
  endOtherSessions,
  setPhrase,
  holdWithdrawals,
  liftWithdrawalHold,
  sendContactCode,
  bindContact,
  bindWallet,
  unbindWallet,
  confirmWallet,
  addPasskey,
  removePasskey,
  confirmPasskey,
  askClosing,
  askCopy,
};
