import type { Kysely } from 'kysely';
import type { Limits } from '../config.ts';
import type { Writer } from '../ledger/Writer.ts';
import type { Schema } from '../store/schema.ts';
import { AttemptKeeper } from './AttemptKeeper.ts';
import { Attempts } from './Attempts.ts';
import { GuessGuard } from './GuessGuard.ts';

export interface SignInLimits {
  logins: GuessGuard;
  /** Codes sent. */
  codes: {
    byNetwork: Attempts;
    /** By purpose and address. */
    byMailbox: Attempts;
    /** Codes that were tried. */
    guesses: GuessGuard;
  };
  /** By network. */
  usernames: {
    /** Accounts opened. */
    opened: Attempts;
    /** Names asked for; the answer tells whether somebody has one. */
    asked: Attempts;
  };
  /** Keeps all of them over a restart. */
  attempts: AttemptKeeper;
}

interface Options {
  db: Kysely<Schema>;
  writer: Writer;
  clock: { now(): number };
  limits: Limits;
}

const hourMs = 3_600_000;
/** Codes to one mailbox an hour: it is not flooded, and a code of six digits is not guessed one after another. */
const codesPerMailboxMax = 10;
/** Nobody finds a free name at once, but whoever asks on and on collects the names of others. */
const askedPerUsername = 4;

/** What slows down whoever tries on and on, with the counts of the last run. */
export async function createSignInLimits({ db, writer, clock, limits }: Options): Promise<SignInLimits> {
  const logins = new GuessGuard(clock, limits.loginFailures);
  const guesses = new GuessGuard(clock, limits.loginFailures);
  const byNetwork = new Attempts(clock, limits.codesPerHour, hourMs);
  const byMailbox = new Attempts(clock, codesPerMailboxMax, hourMs);
  const opened = new Attempts(clock, limits.usernamesPerHour, hourMs);
  const asked = new Attempts(clock, askedPerUsername * limits.usernamesPerHour, hourMs);
  const counters = {
    ...logins.counters('login'),
    ...guesses.counters('code'),
    'codes.network': byNetwork,
    'codes.mailbox': byMailbox,
    'usernames.opened': opened,
    'usernames.asked': asked,
  };
  const attempts = new AttemptKeeper({ db, writer, clock, counters });
  await attempts.load();
  return { logins, codes: { byNetwork, byMailbox, guesses }, usernames: { opened, asked }, attempts };
}
