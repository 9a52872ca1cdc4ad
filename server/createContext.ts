import type { FastifyBaseLogger } from 'fastify';
import { BooksWatch } from './audit/BooksWatch.ts';
import { rulesOf } from './audit/rulesOf.ts';
import type { Context, Surroundings } from './context.ts';
import { addOnce, joined } from './Domain.ts';
import type { Domain, OpenedServices } from './Domain.ts';
import { MoneyGate } from './ledger/MoneyGate.ts';
import { assets, checkMarket, pairs } from './domains/market/market.config.ts';
import { createMessenger } from './messaging/createMessenger.ts';
import { ReadBudget } from './ReadBudget.ts';
import { withoutRepeats } from './repeatedFaults.ts';
import { refuseOtherKind } from './domains/session/refuseOtherKind.ts';
import { startCore } from './startCore.ts';
import { DueRunner } from './writer/DueRunner.ts';

/** Rebuilds the state of the money from the database, and makes what the domains' handlers work with. */
export async function createContext(
  options: Surroundings & { domains: readonly Domain[] },
  log: FastifyBaseLogger,
): Promise<Context> {
  const { config, clock, random, store, domains } = options;
  checkMarket(assets, pairs);
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
  const core = await startCore({ store, domains, assets, pairs, clock, onFault, gate });
  const { writer, reasons, committed } = core;
  const { auditEveryMs: everyMs } = config;
  const rules = rulesOf(domains, pairs);
  const booksWatch = new BooksWatch({ store, rules, writer, gate, clock, everyMs, onFault });
  await booksWatch.start();
  const messenger = createMessenger({ config, clock, random, log });
  const dueHandlers = joined(domains, 'dueWork');
  const dueWork = new DueRunner({ db: store.db, writer, gate, clock, handlers: dueHandlers, onFault });
  const opened: OpenedServices[] = [];
  const parts = { config, clock, random, log, store, writer, gate, reasons, committed, messenger, onFault };
  const context = {
    ...parts,
    booksWatch,
    dueWork,
    readBudget: new ReadBudget(clock),
    start: async () => {
      booksWatch.keepOn();
      for (const { start } of opened) await start?.();
      dueWork.start();
    },
    close: async () => {
      await dueWork.stop();
      await booksWatch.stop();
      // While the writer still takes what a message that is not sent leaves behind.
      await messenger.close();
      for (const { close } of opened.reverse())
        // Whatever becomes of one part, what is committed has to be written.
        await (async () => close?.())().catch((error: unknown) => onFault(error));
      await core.stop();
    },
    // Complete once the last domain has added what is its own.
  } as Context;
  for (const { openServices } of domains) {
    if (!openServices) continue;
    const services = await openServices(context, core);
    opened.push(services);
    for (const [name, service] of Object.entries(services.services ?? {})) addOnce(context, name, service);
  }
  return context;
}
