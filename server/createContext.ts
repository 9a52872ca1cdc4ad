import type { FastifyBaseLogger } from 'fastify';
import { BooksWatch } from './audit/BooksWatch.ts';
import { sentencesOf } from './audit/Findings.ts';
import { rulesOf } from './audit/rulesOf.ts';
import type { Context, Surroundings } from './context.ts';
import { addOnce, joined } from './Domain.ts';
import type { Domain, OpenedServices } from './Domain.ts';
import { MoneyGate } from './ledger/MoneyGate.ts';
import { assets, checkMarket, pairs } from './instruments/market.config.ts';
import { createTransports } from './messaging/createTransports.ts';
import { Outbox } from './messaging/Outbox.ts';
import type { MessageTransports } from './messaging/Outbox.ts';
import { observeDueWork } from './ops/observeDueWork.ts';
import { observeMoney } from './ops/observeMoney.ts';
import { observeExecutor } from './ops/observeExecutor.ts';
import { observeOutbox } from './ops/observeOutbox.ts';
import { Readiness } from './ops/Readiness.ts';
import { requireCore } from './ops/requireCore.ts';
import { PersonalBook } from './personal/PersonalBook.ts';
import { ReadBudget } from './ReadBudget.ts';
import { withoutRepeats } from './repeatedFaults.ts';
import { refuseOtherKind } from './domains/session/refuseOtherKind.ts';
import { decidesByItself, dueReviews } from './reviews/sandboxReviewer.ts';
import type { Core } from './engines.ts';
import { startCore } from './startCore.ts';
import { DueRunner } from './commands/DueRunner.ts';
import type { DueHandlers } from './commands/DueRunner.ts';
import type { MoneyTx } from './commands/MoneyCommand.ts';
import type { Channel } from './commands/OutboxQueue.ts';

/** Rebuilds the money state from the database, and creates the domains' services. */
export async function createContext(
  options: Surroundings & { domains: readonly Domain[] },
  log: FastifyBaseLogger,
): Promise<Context> {
  const { config, clock, random, store, metrics, domains } = options;
  checkMarket(assets, pairs);
  await refuseOtherKind(store.db, config.isSandbox);
  const gate = new MoneyGate();
  logStops(gate, log);
  const tellFault = withoutRepeats(
    (error, repeated) => log.error({ err: error, repeated }, 'writer fault'),
    clock,
  );
  const onFault = (error: unknown) => {
    const damage = store.damageOf(error);
    if (damage !== undefined) gate.stop([damage]);
    tellFault(error);
  };
  const { transports, channels, sandboxOutbox } = createTransports({ config, clock, random, log });
  const { observer, committedAt } = observeExecutor(metrics);
  const sandboxStepMs = decidesByItself(config) ? config.sandboxStepMs : undefined;
  const parts = { store, domains, assets, pairs, clock, onFault, gate };
  const personal = new PersonalBook(domains, config.retention);
  const core = await startCore({ ...parts, sandboxStepMs, channels, observer, personal });
  const { executor, reasons, committed, quarantine } = core;
  const { auditEveryMs: everyMs } = config;
  const rules = rulesOf(domains, pairs);
  const booksWatch = new BooksWatch({ store, rules, executor, gate, quarantine, clock, everyMs, onFault });
  await booksWatch.start();
  const readiness = new Readiness();
  requireCore(readiness, { store, executor, gate, clock, committedAt });
  observeMoney(metrics, { executor, gate, booksWatch, clock });
  await personal.renewEnds({ db: store.db, executor });
  const outbox = createOutbox({ store, domains, executor, clock, random, log, metrics, onFault }, transports);
  const dueWork = createDueRunner({ store, domains, core, personal, clock, metrics, onFault });
  const opened: OpenedServices[] = [];
  const given = { config, clock, random, store, metrics };
  const context = {
    ...given,
    log,
    executor,
    gate,
    quarantine,
    reasons,
    committed,
    personal,
    onFault,
    outbox,
    sandboxOutbox,
    booksWatch,
    dueWork,
    noticeKinds: joined(domains, 'notices'),
    readiness,
    readBudget: createReadBudget({ clock, metrics }),
    start: async () => {
      booksWatch.keepOn();
      for (const { start } of opened) await start?.();
      dueWork.start();
      outbox.start();
    },
    close: async () => {
      await dueWork.stop();
      await booksWatch.stop();
      // Closed while the command executor still accepts delivery results.
      await outbox.close();
      for (const { close } of opened.reverse())
        // Whatever fails while closing, committed state must be written.
        await (async () => close?.())().catch((error: unknown) => onFault(error));
      await core.stop();
    },
    // Complete after the last domain has added its services.
  } as Context;
  for (const { openServices } of domains) {
    if (!openServices) continue;
    const services = await openServices(context, core);
    opened.push(services);
    for (const [name, service] of Object.entries(services.services ?? {})) addOnce(context, name, service);
  }
  return context;
}

/** A stop of practice money alone is not an emergency. */
function logStops(gate: MoneyGate, log: FastifyBaseLogger): void {
  gate.whenStopped((stops) => {
    const violations = sentencesOf(stops);
    if (stops.some(({ scope }) => scope === 'all')) log.fatal({ violations }, 'money is stopped');
    else log.error({ violations }, 'practice money is stopped');
  });
}

function createDueRunner({
  store: { db },
  domains,
  core: { reviews, executor, gate },
  personal,
  metrics,
  ...parts
}: Pick<Context, 'store' | 'clock' | 'metrics' | 'onFault'> & {
  domains: readonly Domain[];
  core: Core;
  personal: PersonalBook;
}): DueRunner {
  const declared = Object.entries(joined(domains, 'dueWork', dueReviews(reviews)));
  const handlers: DueHandlers = Object.fromEntries(
    declared.map(([kind, handle]) => [kind, (tx: MoneyTx, about: never) => handle(tx, about, personal)]),
  );
  const observer = observeDueWork(metrics, { db, clock: parts.clock, kinds: Object.keys(handlers) });
  return new DueRunner({ ...parts, db, executor, gate, handlers, observer });
}

function createOutbox(
  {
    store: { db },
    domains,
    metrics,
    ...parts
  }: Pick<Context, 'store' | 'executor' | 'clock' | 'random' | 'log' | 'metrics' | 'onFault'> & {
    domains: readonly Domain[];
  },
  transports: MessageTransports,
): Outbox {
  const channels = Object.keys(transports) as Channel[];
  const observer = observeOutbox(metrics, { db, clock: parts.clock, channels });
  return new Outbox({ ...parts, db, kinds: joined(domains, 'messages'), transports, observer });
}

function createReadBudget({ clock, metrics }: Pick<Context, 'clock' | 'metrics'>): ReadBudget {
  const help = 'Reads of long lists refused because their owner has had too many rows looked at';
  const refused = metrics.counter('read_budget_refusals_total', help);
  return new ReadBudget(clock, () => refused.inc());
}
