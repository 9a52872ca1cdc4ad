import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Ledger } from './ledger/Ledger.ts';
import type { Writer } from './ledger/Writer.ts';
import type { Market } from './market/createMarket.ts';
import type { Messenger } from './messaging/Messenger.ts';
import type { Exchange } from './matching/Exchange.ts';
import type { Random } from './random.ts';
import type { Attempts } from './session/Attempts.ts';
import type { GuessGuard } from './session/GuessGuard.ts';
import type { Passwords } from './session/passwords.ts';
import type { Sessions } from './session/Sessions.ts';
import type { Store } from './store/openStore.ts';
import type { DayChange } from './wallet/DayChange.ts';
import type { FiatRates } from './wallet/FiatRates.ts';
import type { LedgerPages } from './wallet/LedgerPages.ts';

export interface Clock {
  /** ms since 1970 UTC. */
  now(): number;
}

/** Everything that handlers work with; made once by buildApp. */
export interface Context {
  config: Config;
  clock: Clock;
  random: Random;
  log: FastifyBaseLogger;
  store: Store;
  ledger: Ledger;
  /** Commands: whatever changes anything. Reads go to `store.db` or to what is in memory. */
  writer: Writer;
  exchange: Exchange;
  /** Open, but moving only while the server listens. */
  market: Market;
  ledgerPages: LedgerPages;
  dayChange: DayChange;
  /** What a USDT is worth in people's own currencies. */
  fiat: FiatRates;
  sessions: Sessions;
  passwords: Passwords;
  logins: GuessGuard;
  /** Carries codes to people. */
  messenger: Messenger;
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
  /** Finishes waiting commands and stops the market. */
  close(): Promise<void>;
}
