import type { Kysely } from 'kysely';
import type { Limits } from '../../../config.ts';
import type { Random } from '../../../random.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import { defaultSmsLimits } from '../../../messaging/messagingConfig.ts';
import type { SmsLimits } from '../../../messaging/messagingConfig.ts';
import type { Schema } from '../../../store/schema.ts';
import { AttemptKeeper } from '../public/AttemptKeeper.ts';
import { Attempts } from '../public/Attempts.ts';
import { GuessLimiter } from './GuessLimiter.ts';
import { NetworkAttempts } from './NetworkAttempts.ts';
import { LoginDelay } from './LoginDelay.ts';
import { signingKey } from '../signingKey.ts';

export interface SignInLimits {
  logins: {
    /** Password attempts by network. */
    guesses: GuessLimiter;
    /** Password attempts by account, from all networks unknown to its owner. */
    byStrangers: Attempts;
    /** Password attempts with a correct code, by account: only readers of its messages can make any. */
    withCode: Attempts;
    patience: LoginDelay;
  };
  /** Codes sent. */
  codes: {
    byNetwork: NetworkAttempts;
    /** By purpose and address, and by the requesting block of networks. */
    byMailboxHere: Attempts;
    /** By purpose and address, from all networks unknown to the owner. */
    byMailbox: Attempts;
    /** By text message: each costs money, and fraudsters profit from sending them. */
    texts: {
      all: Attempts;
      /** By ISO code. */
      byCountry: Attempts;
    };
    /** Code attempts. */
    guesses: GuessLimiter;
  };
  /** By network. */
  usernames: {
    /** Accounts opened. */
    opened: NetworkAttempts;
    /** Username look-ups; the answer reveals whether a name is taken. */
    asked: NetworkAttempts;
  };
  /** Persists all counters across restarts. */
  attempts: AttemptKeeper;
}

interface Options {
  db: Kysely<Schema>;
  executor: CommandExecutor;
  clock: { now(): number };
  random: Random;
  limits: Limits;
  smsLimits?: SmsLimits;
}

const hourMs = 3_600_000;
/**
 * Wrong passwords of one account in a day from networks that it has not been used from: beyond this the account counts
 * as under attack, and such networks need an extra step first.
 */
const byStrangersMax = 20;
const withCodeMax = 10;
/**
 * Maximum number of codes per mailbox and hour that one network may request; other networks have a share of their own.
 */
const codesPerMailboxHereMax = 5;
/**
 * The same for all unauthenticated callers together, so that no mailbox is flooded; beyond it they share the last code
 * sent.
 */
const codesPerMailboxMax = 10;
/**
 * Several look-ups per registration, because a free name is rarely found first; more would let a caller collect the
 * names of others.
 */
const askedPerUsername = 4;

/** Creates the limits that slow down repeated attempts, with the counts of the last run. */
export async function createSignInLimits(options: Options): Promise<SignInLimits> {
  const { db, executor, clock, random, limits, smsLimits = defaultSmsLimits } = options;
  const key = await signingKey({ db, executor, random }, 'patience');
  const logins = {
    guesses: new GuessLimiter(clock, limits.loginFailures),
    byStrangers: new Attempts(clock, byStrangersMax, 24 * hourMs),
    withCode: new Attempts(clock, withCodeMax, hourMs / 4),
    patience: new LoginDelay({ clock, key, failuresPerNetwork: limits.loginFailures }),
  };
  const guesses = new GuessLimiter(clock, limits.loginFailures);
  const byNetwork = new NetworkAttempts(clock, limits.codesPerHour, hourMs);
  const byMailboxHere = new Attempts(clock, codesPerMailboxHereMax, hourMs);
  const byMailbox = new Attempts(clock, codesPerMailboxMax, hourMs);
  const texts = {
    all: new Attempts(clock, smsLimits.perHour, hourMs),
    byCountry: new Attempts(clock, smsLimits.perCountryHour, hourMs),
  };
  const opened = new NetworkAttempts(clock, limits.usernamesPerHour, hourMs);
  const asked = new NetworkAttempts(clock, askedPerUsername * limits.usernamesPerHour, hourMs);
  const counters = {
    ...logins.guesses.counters('login'),
    'login.strangers': logins.byStrangers,
    'login.withCode': logins.withCode,
    ...logins.patience.counters('login.patience'),
    ...guesses.counters('code'),
    ...byNetwork.counters('codes.network'),
    'codes.mailboxHere': byMailboxHere,
    'codes.mailbox': byMailbox,
    'codes.texts': texts.all,
    'codes.textsByCountry': texts.byCountry,
    ...opened.counters('usernames.opened'),
    ...asked.counters('usernames.asked'),
  };
  const attempts = new AttemptKeeper({ db, executor, clock, counters });
  await attempts.load();
  const codes = { byNetwork, byMailboxHere, byMailbox, texts, guesses };
  return { logins, codes, usernames: { opened, asked }, attempts };
}
