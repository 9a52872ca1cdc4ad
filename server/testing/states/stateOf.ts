// Subjects of states: common first steps of all domains' states.
import type { StateValues } from '../../../contracts/providerStates.ts';
import type { Context } from '../../context.ts';
import { findUser, readIdentifier } from '../../domains/session/public/identifiers.ts';
import type { Identifier } from '../../domains/session/public/identifiers.ts';
import { openAccount } from '../../domains/session/openAccount.ts';

export type StateParameters = Record<string, string | undefined>;

/**
 * Puts a fresh server into a state. States of one interaction are applied in order.
 * @returns values that replace the pact's own in the calls of the interaction
 */
export type ProviderState = (context: Context, parameters: StateParameters) => Promise<StateValues>;

/** fixtures/states.ts: state handlers by their names in contracts/states. */
export type ServerStates = Readonly<Record<string, ProviderState>>;

export const defaults = {
  email: 'ada@example.com',
  area_code: '49',
  password: 'correct horse 7',
  code: '123456',
  token: 'verification-session-token-0000000000000001',
};

/** Network of the verification's calls. */
export const verifierNetwork = '127.0.0.1';

/** Identifier of an interaction's user: mobile with area_code, username, or email. */
export function identifierOf({ email, mobile, area_code, username }: StateParameters): Identifier {
  const kind = mobile !== undefined ? 'mobile' : username !== undefined ? 'username' : 'email';
  const text = mobile ?? username ?? email ?? defaults.email;
  const read = readIdentifier(kind, text, area_code ?? defaults.area_code);
  if ('reason' in read) throw new Error(`A state's ${kind} names nobody: ${read.reason}`);
  return read;
}

/** Account of an identifier; opened if it does not exist yet. */
export async function account(context: Context, parameters: StateParameters): Promise<number> {
  const { store, passwords, executor, config } = context;
  const identifier = identifierOf(parameters);
  const known = await findUser(store.db, identifier);
  if (known) return Number(known.id);
  const details = {
    identifier,
    passwordHash: await passwords.hash(parameters.password ?? defaults.password, verifierNetwork),
    invitation: config.invitationCode,
    locale: config.defaultLocale,
  };
  return executor.runForPlatform('state.account', (tx) => openAccount(tx, details, context));
}

export async function loggedIn(context: Context, parameters: StateParameters): Promise<number> {
  const userId = await account(context, parameters);
  const token = parameters.token ?? defaults.token;
  if (!(await context.sessions.find(token))) await context.sessions.openWith(userId, token);
  return userId;
}

export const ownerOf = async (context: Context, parameters: StateParameters) =>
  `user:${await loggedIn(context, parameters)}`;
