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
      proof,
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

interface Proved {
  account: NewAccount;
  /** Proof that the address is the caller's; a username has none. */
  proof: { key: CodeKey; code: string } | undefined;
  from: From;
}

/** A sandbox grants practice money on registration. */
const registering = (context: Context): MoneyCommand<Proved, number, number> => ({
  name: 'user.register',
  // A second account with the same name is refused for any caller.
  repetition: () => undefined,
  record: ({ account }) => ({ by: account.identifier.kind }),
  async run(tx, { account, proof, from }) {
    // Checked again, because two requests may use the same code.
    const tried = proof && (await tryCode(tx, proof.key, proof.code));
    if (tried?.isRight === false) throw codeInvalid('code');
    // The code was sent to this form of the address, so it is the one verified.
    const text = tried?.sentTo ?? account.identifier.text;
    const identifier = { ...account.identifier, text };
    const id = await openAccount(tx, { ...account, identifier }, context);
    if (proof) await consumeCodes(tx, proof.key);
    // A new user needs no notice of a log-in from the same place.
    await rememberOrigin(tx, id, from);
    return id;
  },
  outcome: (userId) => userId,
});

/** A username proves no ownership, so the number of accounts per network limits automated registration. */
async function holdUsernames({ usernames }: Context, network: string, open: () => Promise<void>) {
  limit(usernames.opened.waitS(network), usernames.asked.waitS(network));
  // Counted before the username is checked, like every attempt.
  usernames.asked.count(network);
  usernames.opened.count(network);
  try {
    await open();
  } catch (error) {
    usernames.opened.uncount(network);
    throw error;
  }
}
