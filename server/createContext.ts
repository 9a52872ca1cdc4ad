import type { FastifyBaseLogger } from 'fastify';
import { BooksWatch } from './audit/BooksWatch.ts';
import type { Context, Surroundings } from './context.ts';
import { startCoreOn } from './core.ts';
import { MoneyGate } from './ledger/MoneyGate.ts';
import { createMarket } from './domains/market/createMarket.ts';
import { pairs } from './domains/market/market.config.ts';
import { createSource } from './domains/market/sources/createSource.ts';
import { createMessenger } from './messaging/createMessenger.ts';
import { ReadBudget } from './ReadBudget.ts';
import { withoutRepeats } from './repeatedFaults.ts';
import { createSignInLimits } from './domains/session/createSignInLimits.ts';
import { Passwords } from './domains/session/passwords.ts';
import { refuseOtherKind } from './domains/session/refuseOtherKind.ts';
import { Sessions } from './domains/session/Sessions.ts';
import { DayChange } from './domains/wallet/DayChange.ts';
import { FiatRates } from './domains/wallet/FiatRates.ts';
import { LedgerPages } from './domains/wallet/LedgerPages.ts';
import { PastPrices } from './domains/wallet/PastPrices.ts';

/** Wires what handlers work with, and rebuilds the state of the money from the database. */
export async function createContext(options: Surroundings, log: FastifyBaseLogger): Promise<Context> {
  const { config, clock, random, store } = options;
  await refuseOtherKind(store.db, config.isSandbox);
  const gate = new MoneyGate();
  gate.whenStopped((violations) => log.fatal({ violations }, 'money is stopped'));
  const tellFault = withoutRepeats(
    (error, repeated) => log.error({ err: error, repeated }, 'writer fault'),
    clock,
  );
  const onFault = (error: unknown) => {
    const damage = store.damageOf(error);
    if (damage !== undefined) gate.stop([damage]);
    tellFault(error);
  };
  const { exchange, writer, committed, stop } = await startCoreOn({ store, pairs, clock, onFault, gate });
  const { auditEveryMs: everyMs } = config;
  const booksWatch = new BooksWatch({ store, pairs, writer, gate, clock, everyMs, onFault });
  await booksWatch.start();
  const source = await createSource(config.market, { exchange, writer, clock, random, log });
  const onNote = (text: string) => log.warn(text);
  const market = createMarket({ exchange, writer, gate, db: store.db, clock, source, onFault, onNote });
  await market.open();
  const dayChange = new DayChange({
    db: store.db,
    clock,
    prices: new PastPrices({ pairs: exchange.pairs, committed, market }),
  });
  const readBudget = new ReadBudget(clock);
  const fiat = new FiatRates({ config: config.fiat, clock, onNote });
  fiat.start();
  const messenger = createMessenger({ config, clock, random, log });
  const { sessionIdleMs: idleMs, defaultLocale } = config;
  const sessions = new Sessions({ db: store.db, writer, clock, random, idleMs, defaultLocale });
  writer.subscribe((events) => {
    // A command that ended sessions may have been carried out without anybody hearing of it.
    if (events.some(({ type }) => type === 'reset')) sessions.reset();
  });
  const { limits, messaging } = config;
  const { smsLimits } = messaging;
  const signInLimits = await createSignInLimits({ db: store.db, writer, clock, limits, smsLimits });
  return {
    config,
    clock,
    random,
    log,
    store,
    writer,
    gate,
    booksWatch,
    committed,
    exchange,
    market,
    readBudget,
    ledgerPages: new LedgerPages({ db: store.db, budget: readBudget }),
    dayChange,
    fiat,
    sessions,
    passwords: new Passwords(random, config.passwordCost),
    messenger,
    ...signInLimits,
    close: async () => {
      fiat.stop();
      await booksWatch.stop();
      // While the writer still takes what a message that is not sent leaves behind.
      await messenger.close();
      await market.stop();
      // Tries that are not kept are no reason to end otherwise than well.
      await signInLimits.attempts.stop().catch((error: unknown) => onFault(error));
      await stop();
    },
  };
}
