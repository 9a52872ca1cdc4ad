import type { FastifyBaseLogger } from 'fastify';
import type { AppOptions } from './app.ts';
import type { Context } from './context.ts';
import { startCoreOn } from './core.ts';
import { createMarket } from './market/createMarket.ts';
import { pairs } from './market/market.config.ts';
import { createSource } from './market/sources/createSource.ts';
import { SandboxOutbox } from './messaging/SandboxOutbox.ts';
import { Attempts } from './session/Attempts.ts';
import { GuessGuard } from './session/GuessGuard.ts';
import { Passwords } from './session/passwords.ts';
import { refuseOtherKind } from './session/refuseOtherKind.ts';
import { Sessions } from './session/Sessions.ts';
import { DayChange } from './wallet/DayChange.ts';
import { FiatRates } from './wallet/FiatRates.ts';
import { LedgerPages } from './wallet/LedgerPages.ts';
import { PastPrices } from './wallet/PastPrices.ts';

const hourMs = 3_600_000;
/** Codes to one mailbox an hour: it is not flooded, and a code of six digits is not guessed one after another. */
const codesPerMailboxMax = 10;
/** Nobody finds a free name at once, but whoever asks on and on collects the names of others. */
const askedPerUsername = 4;

/** Wires what handlers work with, and rebuilds the state of the money from the database. */
export async function createContext(options: AppOptions, log: FastifyBaseLogger): Promise<Context> {
  const { config, clock, random, store } = options;
  await refuseOtherKind(store.db, config.isSandbox);
  const onFault = (error: unknown) => log.error({ err: error }, 'writer fault');
  const { ledger, exchange, writer, stop } = await startCoreOn({ store, pairs, clock, onFault });
  const source = await createSource(config.market, { exchange, writer, clock, random, log });
  const onNote = (text: string) => log.warn(text);
  const market = createMarket({ exchange, writer, db: store.db, clock, source, onFault, onNote });
  await market.open();
  const dayChange = new DayChange({ db: store.db, clock, prices: new PastPrices({ exchange, market }) });
  const fiat = new FiatRates({ config: config.fiat, clock, onNote });
  fiat.start();
  const { sessionIdleMs: idleMs, defaultLocale } = config;
  const sessions = new Sessions({ db: store.db, writer, clock, random, idleMs, defaultLocale });
  return {
    config,
    clock,
    random,
    log,
    store,
    ledger,
    writer,
    exchange,
    market,
    ledgerPages: new LedgerPages(store.db),
    dayChange,
    fiat,
    sessions,
    passwords: new Passwords(random, config.passwordCost),
    logins: new GuessGuard(clock, config.limits.loginFailures),
    messenger: new SandboxOutbox(log),
    codes: {
      byNetwork: new Attempts(clock, config.limits.codesPerHour, hourMs),
      byMailbox: new Attempts(clock, codesPerMailboxMax, hourMs),
      guesses: new GuessGuard(clock, config.limits.loginFailures),
    },
    usernames: {
      opened: new Attempts(clock, config.limits.usernamesPerHour, hourMs),
      asked: new Attempts(clock, askedPerUsername * config.limits.usernamesPerHour, hourMs),
    },
    close: async () => {
      fiat.stop();
      await market.stop();
      await stop();
    },
  };
}
