import type { FastifyBaseLogger } from 'fastify';
import type { BooksWatch } from './audit/BooksWatch.ts';
import type { Committed } from './committed.ts';
import type { Config } from './config.ts';
import type { MoneyGate } from './ledger/MoneyGate.ts';
import type { Writer } from './writer/Writer.ts';
import type { Market } from './domains/market/createMarket.ts';
import type { Messenger } from './messaging/Messenger.ts';
import type { Trading } from './domains/spot/Exchange.ts';
import type { ReadBudget } from './ReadBudget.ts';
import type { Random } from './random.ts';
import type { SignInLimits } from './domains/session/createSignInLimits.ts';
import type { Passwords } from './domains/session/passwords.ts';
import type { Sessions } from './domains/session/Sessions.ts';
import type { Store } from './store/openStore.ts';
import type { DayChange } from './domains/wallet/DayChange.ts';
import type { FiatRates } from './domains/wallet/FiatRates.ts';
import type { LedgerPages } from './domains/wallet/LedgerPages.ts';

export interface Clock {
  /** ms since 1970 UTC. */
  now(): number;
}

/** What the server is given from outside. */
export interface Surroundings {
  clock: Clock;
  random: Random;
  store: Store;
  config: Config;
}

/** Everything that handlers work with; made once by buildApp. */
export interface Context extends Surroundings, SignInLimits {
  log: FastifyBaseLogger;
  /** Commands: whatever changes anything. Reads go to `store.db` or to `committed`. */
  writer: Writer;
  /** Closed while nobody knows whether the books are sound, and for good once they are not. */
  gate: MoneyGate;
  booksWatch: BooksWatch;
  /** Balances and books. */
  committed: Committed;
  /** For commands. */
  exchange: Trading;
  /** Open, but moving only while the server listens. */
  market: Market;
  /** Of lists that grow as long as somebody is a customer. */
  readBudget: ReadBudget;
  ledgerPages: LedgerPages;
  dayChange: DayChange;
  /** What a USDT is worth in people's own currencies. */
  fiat: FiatRates;
  sessions: Sessions;
  passwords: Passwords;
  /** Carries codes to people. */
  messenger: Messenger;
  /** Finishes waiting commands and stops the market. */
  close(): Promise<void>;
}
