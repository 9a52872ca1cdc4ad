// Languages, verification codes, accounts and their sessions.
import { countries } from '../../../contracts/countries.ts';
import { localeOfMark, markOfLocale } from '../../../contracts/locales.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { Handler, Handlers, InputOf } from '../../http/handler.ts';
import { InvalidFields } from '../../http/InvalidFields.ts';
import type { Context } from '../../context.ts';
import { uploadBytesMax } from '../verification/public/uploadBytesMax.ts';
import { shownScales } from '../../instruments/market.config.ts';
import { Refusal } from '../../refusal.ts';
import { decidesByItself } from '../../reviews/sandboxReviewer.ts';
import { checkCode } from './public/checkCode.ts';
import { identify, readIdentifier } from './public/identifiers.ts';
import type { Identifier, IdentifierFault } from './public/identifiers.ts';
import { originOf } from './public/knownDevices.ts';
import { openSession } from './openSession.ts';
import { openPasskeySession } from './openPasskeySession.ts';
import { openWalletSession } from './openWalletSession.ts';
import { passkeyChallengeOf } from './passkeyChallengeOf.ts';
import { loginPurpose, purposeOf } from './public/wallets/purposeOf.ts';
import { registerAccount } from './registerAccount.ts';
import { setNewPassword } from './setNewPassword.ts';
import { sendCode } from './public/sendCode.ts';

const setLanguage: Handler<'setLanguage'> = async ({ sessions }, { input, session }) => {
  const locale = localeOfMark(input.lang);
  if (!locale) throw new Refusal('session.languageUnknown', { fields: { lang: '' } });
  if (session) await sessions.setLocale(session, locale);
  return markOfLocale(locale);
};

// Language of messages to this caller, regardless of the page's language.
const language: Handler<'language'> = ({ config }, { session }) =>
  markOfLocale(session?.locale ?? config.defaultLocale);

const areaCodes: Handler<'areaCodes'> = () => countries;

const siteConfig: Handler<'siteConfig'> = ({
  config,
  clock,
  market,
  outbox,
  walletSignIn,
  passkeySignIn,
}) => ({
  is_sandbox: config.isSandbox,
  client_ids: true,
  invitation_code: config.isSandbox ? config.invitationCode : '',
  server_ms: clock.now(),
  code_channels: outbox.channels.filter((channel) => channel !== 'webhook'),
  wallet_networks: walletSignIn.origin === undefined ? [] : ['erc', 'trc'],
  ...(walletSignIn.origin === undefined ? {} : { login_origin: walletSignIn.origin }),
  wallet_chains: [...walletSignIn.chainIds],
  ...(passkeySignIn.domain === undefined ? {} : { passkey_domain: passkeySignIn.domain }),
  market_source: market.source,
  coin_scales: shownScales,
  has_order_value: true,
  has_cancel_all: true,
  has_close_part: true,
  has_close_worst: true,
  has_demo_contracts: true,
  has_demo_options: true,
  sandbox_reviewer: decidesByItself(config),
  upload_max_bytes: uploadBytesMax,
  ...(config.reviewHours === undefined ? {} : { review_hours: config.reviewHours }),
  ...(market.sourceName === undefined ? {} : { market_source_name: market.sourceName }),
});

const sendEmailCode: Handler<'sendEmailCode'> = async (context, { input, address: network, locale, log }) => {
  const identifier = await emailOf(context, input);
  return sendCode(context, { identifier, purpose: input.type, network, locale, log });
};

const sendSmsCode: Handler<'sendSmsCode'> = (context, { input, address: network, locale, log }) =>
  sendCode(context, { identifier: mobileOf(input), purpose: input.type, network, locale, log });

const checkEmailCode: Handler<'checkEmailCode'> = async (context, call) => {
  const { input, address: network, locale } = call;
  const key = { address: (await emailOf(context, input)).key, purpose: input.type, network };
  await checkCode(context, { key, code: input.email_code, field: 'email_code' });
  return refusalText('session.codeRight', locale);
};

const checkMobileCode: Handler<'checkMobileCode'> = async (context, call) => {
  const { input, address: network, locale } = call;
  const key = { address: mobileOf(input).key, purpose: input.type, network };
  await checkCode(context, { key, code: input.mobile_code, field: 'mobile_code' });
  return refusalText('session.codeRight', locale);
};

const register: Handler<'register'> = async (context, call) => {
  const { input, address: network, locale } = call;
  await registerAccount(context, input, { network, origin: originOf(call), locale });
  return refusalText('session.registered', locale);
};

const login: Handler<'login'> = async (context, call) => {
  const { input, address: network } = call;
  const { user_type, user_string, areacode } = input;
  const read = await identify(context.store.db, user_type, user_string, areacode);
  // An invalid number is reported; any other unreadable text belongs to no account.
  if ('reason' in read && user_type === 'mobile') throw atField(read, 'user_string', 'areacode');
  const identifier = 'reason' in read ? undefined : read;
  const claimed = { identifier, kind: user_type, text: user_string };
  const { token, userId } = await openSession(context, claimed, input, {
    network,
    origin: originOf(call),
  });
  call.provenUser = userId;
  return token;
};

const walletNonce: Handler<'walletNonce'> = async (context, call) => {
  const { network, address, chain_id, purpose = 'login' } = call.input;
  const asked = { network, address, chainId: chain_id === undefined ? undefined : Number(chain_id) };
  const use = purpose === 'login' ? loginPurpose : await purposeOf(context, purpose, call.user().userId);
  const { message, nonce, expiresAt } = await context.walletSignIn.issue(asked, use);
  return { message, nonce, expires_ms: expiresAt };
};

const walletLogin: Handler<'walletLogin'> = async (context, call) => {
  const { input, address: network, locale } = call;
  const caller = { network, locale, origin: originOf(call) };
  const { token, userId } = await openWalletSession(context, input, caller);
  call.provenUser = userId;
  return token;
};

const passkeyChallenge: Handler<'passkeyChallenge'> = (context, { input: { purpose = 'login' }, user }) =>
  passkeyChallengeOf(
    context,
    purpose === 'login' ? { kind: purpose } : { kind: purpose, userId: user().userId },
  );

const passkeyLogin: Handler<'passkeyLogin'> = async (context, call) => {
  const from = { network: call.address, origin: originOf(call) };
  const { token, userId } = await openPasskeySession(context, call.input, from);
  call.provenUser = userId;
  return token;
};

const resetPassword: Handler<'resetPassword'> = async (context, call) => {
  call.provenUser = await setNewPassword(context, call.input, {
    network: call.address,
    origin: originOf(call),
  });
  return refusalText('session.passwordReset', call.locale);
};

const logout: Handler<'logout'> = async ({ sessions }, call) => {
  await sessions.end(call.user());
  return refusalText('session.loggedOut', call.locale);
};

async function emailOf(
  { store }: Context,
  { user_string }: InputOf<'sendEmailCode' | 'checkEmailCode'>,
): Promise<Identifier> {
  const read = await identify(store.db, 'email', user_string, undefined);
  if ('reason' in read) throw atField(read, 'user_string', 'user_string');
  return read;
}

function mobileOf({ mobile, area_code }: InputOf<'sendSmsCode' | 'checkMobileCode'>): Identifier {
  const read = readIdentifier('mobile', mobile, area_code);
  if ('reason' in read) throw atField(read, 'mobile', 'area_code');
  return read;
}

function atField({ part, reason }: IdentifierFault, text: string, dialCode: string): InvalidFields {
  return new InvalidFields({ [part === 'text' ? text : dialCode]: reason });
}

export const handlers: Handlers<'session'> = {
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
  walletNonce,
  walletLogin,
  passkeyChallenge,
  passkeyLogin,
  logout,
};
