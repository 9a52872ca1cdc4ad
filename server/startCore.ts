import type { Asset, Pair } from '../contracts/market.ts';
import { reasonsOf } from './audit/damagedFields.ts';
import { Quarantine } from './audit/Quarantine.ts';
import { addOnce, joined } from './Domain.ts';
import type { Domain } from './Domain.ts';
import type { Committed, Core, Engines } from './engines.ts';
import { Ledger } from './ledger/Ledger.ts';
import { LedgerStore } from './ledger/LedgerStore.ts';
import type { PriceOfPosting } from './ledger/LedgerStore.ts';
import { MoneyGate } from './ledger/MoneyGate.ts';
import { ReasonBook } from './ledger/reasons.ts';
import { PersonalBook } from './personal/PersonalBook.ts';
import { defaultRetention } from './personal/Leaving.ts';
import type { Leaving } from './personal/Leaving.ts';
import { ReviewBook } from './reviews/ReviewBook.ts';
import { StartError } from './StartError.ts';
import type { Store } from './store/openStore.ts';
import { LeaseLost } from './store/Lease.ts';
import { storeScales } from './store/scales/storeScales.ts';
import type { Channel } from './commands/OutboxQueue.ts';
import type { Participant } from './commands/Participant.ts';
import { Undo } from './commands/Undo.ts';
import { CommandExecutor } from './commands/CommandExecutor.ts';
import type { ExecutorObserver } from './commands/ExecutorObserver.ts';

export interface CoreOptions {
  domains: readonly Domain[];
  assets: readonly Asset[];
  pairs: readonly Pair[];
  clock: { now(): number };
  onFault?: (error: unknown) => void;
  gate?: MoneyGate;
  /** Available message channels; none by default. */
  channels?: readonly Channel[];
  observer?: ExecutorObserver;
  /** Step time of the sandbox's own reviewer; when absent, human operators decide. */
  sandboxStepMs?: number | undefined;
  /** Handles retention and deletion of personal data. */
  personal?: Leaving;
}

/**
 * Platform trades among themselves move no user funds and are netted until they are written: a delay of ten seconds
 * writes an eighth of the rows of a quarter of a second. A user's command writes them immediately.
 */
const platformDelayMs = 10_000;

/**
 * Rebuilds balances and engines from a database, which the caller closes after `stop`, and accepts commands.
 * @throws StartError when the database was written with another scale, tick or step, or cannot be rebuilt from
 */
export async function startCore({ store, ...options }: CoreOptions & { store: Store }): Promise<Core> {
  const { domains, clock, assets, pairs, gate = new MoneyGate(), channels = [], sandboxStepMs } = options;
  const { onFault, observer, personal = new PersonalBook(domains, defaultRetention) } = options;
  await storeScales(store.writing, { assets, pairs });
  const undo = new Undo();
  const reasons = new ReasonBook(joined(domains, 'reasons'));
  const ledger = new Ledger({ undo, clock, reasons, gate });
  // Complete once the last domain has added its engine.
  const engines = {} as Engines;
  const participants: Participant[] = [];
  const quarantine = new Quarantine();
  const prices: { priceOf?: PriceOfPosting } = {};
  for (const { openEngine } of domains) {
    if (!openEngine) continue;
    const opened = openEngine({ ledger, undo, clock, reasons, assets, pairs, engines });
    for (const [name, engine] of Object.entries(opened.engines ?? {})) addOnce(engines, name, engine);
    participants.push(...(opened.participants ?? []));
    if (opened.priceOf) addOnce(prices, 'priceOf', opened.priceOf);
  }
  // The quarantine is loaded first: broken rows of quarantined owners do not stop money.
  participants.unshift(quarantine, new LedgerStore(ledger, prices.priceOf ?? (() => undefined)));
  gate.quarantine = quarantine;
  const reviews = new ReviewBook(joined(domains, 'reviews'), { sandboxStepMs, personal, quarantine });
  const messages = { kinds: joined(domains, 'messages'), channels };
  const written = { store, ledger, undo, clock, participants, messages, reviews, quarantine };
  const executor = new CommandExecutor({ ...written, platformDelayMs, onFault, observer });
  await executor.start().catch((error: unknown) => explain(store, error));
  const committed: Committed = { read: (look) => executor.read(() => look({ ledger, ...engines })) };
  const parts = { store, ledger, reasons, reviews, executor, gate, quarantine, committed };
  return { ...engines, ...parts, stop: () => executor.stop() };
}

/** State that cannot be rebuilt was not written by any server, provided that the database was readable. */
async function explain(store: Store, error: unknown): Promise<never> {
  const isOfStore = store.isPassing(error) || store.damageOf(error) !== undefined;
  if (isOfStore || error instanceof StartError || error instanceof LeaseLost) throw error;
  const [reason] = await reasonsOf(store.writing, error);
  throw new StartError(
    `The database holds what no server has written (${reason}): npm run audit says what is wrong`,
    { cause: error },
  );
}
