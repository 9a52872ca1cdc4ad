import type { LocaleId } from '../../../contracts/locales.ts';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { Context } from '../../context.ts';
import type { InputOf } from '../../http/handler.ts';
import { InvalidFields } from '../../http/InvalidFields.ts';
import type { MoneyCommand } from '../../commands/MoneyCommand.ts';
import { readAcceptances } from './acceptances.ts';
import { checkCode, codeInvalid } from './public/checkCode.ts';
import { consumeCodes, tryCode } from './public/codes.ts';
import type { CodeKey } from './public/codes.ts';
import { identify } from './public/identifiers.ts';
import { rememberOrigin } from './public/knownDevices.ts';
import type { From, Origin } from './public/knownDevices.ts';
import { limit } from './limits/limit.ts';
import { newPasswordFault } from './public/newPasswordFault.ts';
import { keepWallet, userOfWallet } from './public/wallets/loginWallets.ts';
import { walletFailed } from './public/wallets/WalletSignIn.ts';
import type { ProvenWallet } from './public/wallets/WalletSignIn.ts';
import { openAccount } from './openAccount.ts';
import type { NewAccount } from './openAccount.ts';

type Registration = InputOf<'register'>;

interface Caller {
  /** The caller's network. */
  network: string;
  origin: Origin;
  locale: LocaleId;
}

/**
 * Opens an account for a caller with the code of the address, or for a username, which has no code and is restricted by
 * limits.
 * @throws InvalidFields for faults that the form alone shows; Refusal session.codeInvalid, session.accountExists,
 * session.invitationUnknown, session.openingPaused, system.rateLimited
 */
export async function registerAccount(context: Context, input: Registration, caller: Caller): Promise<void> {
  const { identifier, accepts } = await checkRegistration(context, input);
  const account = {
    identifier,
    invitation: input.extension_code,
    locale: caller.locale,
    accepts,
    wantsTexts: input.sms_consent === '1',
  };
  const open = async (key?: CodeKey) => {
    const passwordHash = await context.passwords.hash(input.password, caller.network);
    const proof = key && { key, code: input.code! };
    await context.executor.perform(registering(context), 'visitor', {
      account: { ...account, passwordHash },
      code: proof,
      from: { origin: caller.origin, network: caller.network },
    });
  };
  if (identifier.kind === 'username') return holdUsernames(context, caller.network, open);
  const key: CodeKey = { address: identifier.key, purpose: 'register', network: caller.network };
  await checkCode(context, { key, code: input.code!, field: 'code' });
  return open(key);
}

/**
 * The rules session.register.* that need only the form and the list of common passwords; reports all faults together,
 * each at its field.
 */
async function checkRegistration({ agreements, clock, store }: Context, input: Registration) {
  const faults: Record<string, RefusalReason> = {};
  const identifier = await identify(store.db, input.type, input.user_string, input.area_code);
  if ('reason' in identifier)
    faults[identifier.part === 'dialCode' ? 'area_code' : 'user_string'] = identifier.reason;
  if (input.type !== 'username' && !input.code) faults.code = 'session.codeRequired';
  const weak = await newPasswordFault(input.password);
  if (weak) faults.password = weak;
  if (input.re_password !== input.password) faults.re_password = 'session.confirmMismatch';
  const accepts = readAcceptances(input.agreements, agreements, clock.now());
  if (!accepts) faults.agreements = 'system.invalid';
  if ('reason' in identifier || !accepts || Object.keys(faults).length > 0) throw new InvalidFields(faults);
  return { identifier, accepts };
}

type WalletRegistration = Pick<InputOf<'walletLogin'>, 'extension_code' | 'agreements' | 'sms_consent'>;

/**
 * Opens an account for a wallet that none has. Wallets cost nothing, so the limits of usernames apply.
 * @returns the user id
 * @throws InvalidFields; Refusal session.walletFailed, session.invitationUnknown, session.openingPaused,
 * system.rateLimited
 */
export async function registerWallet(
  context: Context,
  input: WalletRegistration,
  { wallet, ...caller }: Caller & { wallet: ProvenWallet },
): Promise<number> {
  const { agreements, clock, executor } = context;
  const accepts = readAcceptances(input.agreements, agreements, clock.now());
  const invitation = input.extension_code;
  if (invitation === undefined) throw new InvalidFields({ extension_code: 'session.invitationRequired' });
  if (!accepts) throw new InvalidFields({ agreements: 'system.invalid' });
  const { locale, network, origin } = caller;
  const account = { invitation, locale, accepts, wantsTexts: input.sms_consent === '1', passwordHash: '' };
  return holdUsernames(context, network, async () => {
    const performed = await executor.perform(registering(context), 'visitor', {
      account,
      wallet,
      from: { origin, network },
    });
    return performed.isRepetition ? performed.outcome : performed.answer;
  });
}

interface Proved {
  account: NewAccount;
  /** Proof that the address is the caller's; a username has none. */
  code?: { key: CodeKey; code: string } | undefined;
  wallet?: ProvenWallet;
  from: From;
}

/** A sandbox grants practice money on registration. */
const registering = (context: Context): MoneyCommand<Proved, number, number> => ({
  name: 'user.register',
  // A second account with the same name or wallet is refused for any caller.
  repetition: () => undefined,
  record: ({ account }) => ({ by: account.identifier?.kind ?? 'wallet' }),
  async run(tx, { account, code, wallet, from }) {
    // Checked again, because two requests may use the same code.
    const tried = code && (await tryCode(tx, code.key, code.code));
    if (tried?.isRight === false) throw codeInvalid('code');
    if (wallet) {
      await context.walletSignIn.useUp(tx, wallet);
      // A concurrent request with another text has opened the account; the next attempt logs in to it.
      if ((await userOfWallet(tx.db, wallet)) !== undefined) throw walletFailed('account');
    }
    const { identifier } = account;
    // The code was sent to this form of the address, so it is the one verified.
    const proven = identifier && { ...identifier, text: tried?.sentTo ?? identifier.text };
    const id = await openAccount(tx, { ...account, ...(proven && { identifier: proven }) }, context);
    if (code) await consumeCodes(tx, code.key);
    if (wallet) await keepWallet(tx, id, wallet);
    // A new user needs no notice of a log-in from the same place.
    await rememberOrigin(tx, id, from);
    return id;
  },
  outcome: (userId) => userId,
});

/** Usernames and wallets cost nothing, so the number of accounts per network limits automated registration. */
async function holdUsernames<Answer>(
  { usernames }: Context,
  network: string,
  open: () => Promise<Answer>,
): Promise<Answer> {
  limit(usernames.opened.waitS(network), usernames.asked.waitS(network));
  // Counted before the username is checked, like every attempt.
  usernames.asked.count(network);
  usernames.opened.count(network);
  try {
    return await open();
  } catch (error) {
    usernames.opened.uncount(network);
    throw error;
  }
}
