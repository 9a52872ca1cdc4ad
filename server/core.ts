import type { Asset, Pair } from '../contracts/market.ts';
import { Ledger } from './ledger/Ledger.ts';
import { LedgerStore } from './ledger/LedgerStore.ts';
import { MoneyGate } from './ledger/MoneyGate.ts';
import { Undo } from './writer/Undo.ts';
import { Writer } from './writer/Writer.ts';
import type { Committed } from './committed.ts';
import { assets as allAssets } from './domains/market/market.config.ts';
import { Exchange } from './domains/spot/Exchange.ts';
import { ExchangeStore } from './domains/spot/ExchangeStore.ts';
import type { Store } from './store/openStore.ts';
import { keepScales } from './store/scales/keepScales.ts';
import { flowPriceOf } from './domains/wallet/flowPrices.ts';

/** Everything that moves money, wired together. */
export interface Core {
  store: Store;
  ledger: Ledger;
  exchange: Exchange;
  writer: Writer;
  /** Closed while nobody knows whether the books are sound, and for good once they are not. */
  gate: MoneyGate;
  /** How all others read what ledger and exchange have in memory. */
  committed: Committed;
  stop(): Promise<void>;
}

export interface CoreOptions {
  /** Those of the configuration, unless told. */
  assets?: readonly Asset[];
  pairs: readonly Pair[];
  clock: { now(): number };
  onFault?: (error: unknown) => void;
  gate?: MoneyGate;
}

/**
 * House trades among themselves move no one's money and are netted until they are written: ten seconds write an
 * eighth of the rows that a quarter of a second does. A person's command takes them along at once.
 */
const houseDelayMs = 10_000;

/**
 * Rebuilds balances and books from a database, which the caller closes after `stop`, and takes commands.
 * @throws StartError when the database was written with another scale, tick or step
 */
export async function startCoreOn({ store, ...options }: CoreOptions & { store: Store }): Promise<Core> {
  const { clock, assets = allAssets, pairs, gate = new MoneyGate() } = options;
  await keepScales(store.writing, { assets, pairs });
  const undo = new Undo();
  const ledger = new Ledger(undo, clock, gate);
  const exchange = new Exchange(pairs, ledger, undo);
  const ledgerStore = new LedgerStore(ledger, (posting) => flowPriceOf(exchange, posting));
  const participants = [ledgerStore, new ExchangeStore(exchange, clock)];
  const writer = new Writer({
    store,
    ledger,
    undo,
    clock,
    participants,
    houseDelayMs,
    onFault: options.onFault,
  });
  await writer.start();
  const committed: Committed = { read: (look) => writer.read(() => look({ ledger, exchange })) };
  return { store, ledger, exchange, writer, gate, committed, stop: () => writer.stop() };
}
