// Languages, verification codes, accounts and the sessions on them.
import { isIP } from 'node:net';
import { countries } from '../../contracts/countries.ts';
import { localeOfMark, markOfLocale } from '../../contracts/locales.ts';
import { refusalText } from '../../contracts/messages/messages.ts';
import type { Call, Handler, Handlers } from '../handler.ts';
import { InvalidFields } from '../InvalidFields.ts';
import { Refusal } from '../refusal.ts';
import { codeCooldownS, consumeCode, makeCode, tryCode } from '../session/codes.ts';
import type { CodePurpose } from '../session/codes.ts';
import { maskEmail } from '../session/mask.ts';
import { openAccount } from '../session/openAccount.ts';

type IdentifierKind = 'mobile' | 'email' | 'username';

const setLanguage: Handler<{ lang: string }> = async ({ sessions }, { input, session }) => {
  const locale = localeOfMark(input.lang);
  if (!locale) throw new Refusal('session.languageUnknown', { fields: { lang: '' } });
  if (session) await sessions.setLocale(session, locale);
  return markOfLocale(locale);
};

const language: Handler = (_, { session, locale }) => markOfLocale(session?.locale ?? locale);

const areaCodes: Handler = () => countries;

const siteConfig: Handler = ({ config, clock, market }) => ({
  is_sandbox: config.isSandbox,
  invitation_code: config.isSandbox ? config.invitationCode : '',
  server_ms: clock.now(),
  market_source: market.source,
  ...(market.sourceName === undefined ? {} : { market_source_name: market.sourceName }),
});

const sendEmailCode: Handler<{ user_string: string; type: CodePurpose }> = async (context, call) => {
  const { config, writer, random, codes, log } = context;
  // Without a way to send mail only a sandbox can tell anybody the code.
  if (!config.isSandbox) throw new Refusal('session.notAvailable');
  const key = { address: normalized(call.input.user_string), purpose: call.input.type };
  const mailbox = `${key.purpose} ${key.address}`;
  limit(Math.max(codes.byNetwork.waitS(call.address), codes.byMailbox.waitS(mailbox)));
  codes.byNetwork.count(call.address);
  const code = await writer.run('code.make', (tx) => makeCode(tx, key, random));
  // After it: while the last code is fresh nothing is sent, and asking in vain does not use up the owner's share.
  codes.byMailbox.count(mailbox);
  log.info({ address: maskEmail(key.address), purpose: key.purpose, sandboxCode: code }, 'sandbox code');
  return {
    text: refusalText('session.codeSent', call.locale),
    cooldown_s: codeCooldownS,
    sandbox_code: code,
  };
};

const checkEmailCode: Handler<{ user_string: string; email_code: string; type: CodePurpose }> = async (
  { writer },
  { input, locale },
) => {
  const key = { address: normalized(input.user_string), purpose: input.type };
  const isRight = await writer.run('code.try', (tx) => tryCode(tx, key, input.email_code));
  if (!isRight) throw new Refusal('session.codeInvalid', { fields: { email_code: '' } });
  return refusalText('session.codeRight', locale);
};

interface Registration {
  type: IdentifierKind;
  user_string: string;
  password: string;
  re_password: string;
  code?: string;
  extension_code: string;
}

const register: Handler<Registration> = async (context, { input, locale }) => {
  checkRegistration(input);
  const { writer, passwords } = context;
  const email = normalized(input.user_string);
  const key = { address: email, purpose: 'register' as const };
  const code = input.code ?? '';
  const isRight = await writer.run('code.try', (tx) => tryCode(tx, key, code));
  if (!isRight) throw new Refusal('session.codeInvalid', { fields: { code: '' } });
  const passwordHash = await passwords.hash(input.password);
  const account = { email, passwordHash, invitation: input.extension_code, locale };
  await writer.run('user.register', async (tx) => {
    // Again, because two requests may come with the same code.
    if (!(await tryCode(tx, key, code))) throw new Refusal('session.codeInvalid', { fields: { code: '' } });
    await openAccount(tx, account, context);
    await consumeCode(tx, key);
  });
  return refusalText('session.registered', locale);
};

/** The rules session.register.* that need nothing but the form; all faults at once, each at its field. */
function checkRegistration(input: Registration): void {
  if (input.type !== 'email') throw new Refusal('session.notAvailable', { fields: { type: '' } });
  const faults: Record<string, string> = {};
  if (!isEmail(input.user_string)) faults.user_string = 'session.emailInvalid';
  if (!input.code) faults.code = 'session.codeRequired';
  if (input.password.length < 6) faults.password = 'session.passwordLength';
  if (input.re_password !== input.password) faults.re_password = 'session.confirmMismatch';
  if (Object.keys(faults).length > 0) throw new InvalidFields(faults);
}

interface Login {
  user_string: string;
  password: string;
  user_type: IdentifierKind;
}

const login: Handler<Login> = async (context, { input, address }) => {
  const { logins, passwords, sessions, store } = context;
  const place = { identifier: `${input.user_type}:${normalized(input.user_string)}`, network: address };
  limit(logins.waitS(place));
  logins.count(place);
  const user = await store.db
    .selectFrom('user')
    .select(['id', 'password_hash'])
    .where('email', '=', normalized(input.user_string))
    .executeTakeFirst();
  const known = input.user_type === 'email' ? user : undefined;
  const isRight = await passwords.verify(input.password, known?.password_hash).catch((error: unknown) => {
    logins.uncount(place);
    throw error;
  });
  if (!known || !isRight) throw new Refusal('session.credentials');
  logins.succeed(place);
  return sessions.open(Number(known.id));
};

const notYet: Handler = () => {
  throw new Refusal('session.notAvailable');
};
const sendSmsCode = notYet;
const checkMobileCode = notYet;
const resetPassword = notYet;

const logout: Handler = async ({ sessions }, call: Call<unknown>) => {
  await sessions.end(call.user());
  return refusalText('session.loggedOut', call.locale);
};

/** @throws Refusal naming the seconds to wait, unless there are none. */
function limit(waitS: number): void {
  if (waitS > 0) throw new Refusal('system.rateLimited', { values: { seconds: String(waitS) } });
}

/** Mail domains ignore letter case, and people do not think of the rest as different either. */
function normalized(address: string): string {
  return address.trim().toLowerCase();
}

function isEmail(text: string): boolean {
  const [, domain] = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(text.trim()) ?? [];
  return domain !== undefined && text.length <= 254 && isIP(domain) === 0;
}

export const handlers: Handlers = {
  setLanguage,
  language,
  areaCodes,
  siteConfig,
  sendEmailCode,
  sendSmsCode,
  checkEmailCode,
  checkMobileCode,
  resetPassword,
  register,
  login,
  logout,
};
