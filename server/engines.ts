// In-memory state changed by commands: the ledger, and the engines that domains add.
import type { Quarantine } from './audit/Quarantine.ts';
import type { LedgerReader, Ledger } from './ledger/Ledger.ts';
import type { MoneyGate } from './ledger/MoneyGate.ts';
import type { ReasonBook } from './ledger/reasons.ts';
import type { ReviewBook } from './reviews/ReviewBook.ts';
import type { Store } from './store/openStore.ts';
import type { CommandExecutor } from './commands/CommandExecutor.ts';

/** Engines by name; a domain adds its own (`declare module`). */
export interface Engines {}

/** The part of each engine that may be read outside commands, between two groups. */
export interface EngineReaders {}

/** Read access to balances and engines in memory; never shows state that may still be undone. */
export interface Committed {
  /**
   * Reads a consistent state: immediately, or after the commit in progress.
   * @throws Refusal system.unavailable while the state is unknown; any error of `look`
   */
  read<Seen>(look: (state: { ledger: LedgerReader } & EngineReaders) => Seen): Promise<Seen>;
}

/** All modules that move money, wired together. */
export interface Core extends Engines {
  store: Store;
  ledger: Ledger;
  reasons: ReasonBook;
  reviews: ReviewBook;
  executor: CommandExecutor;
  /** Closed until the books are verified, and while they are broken. */
  gate: MoneyGate;
  quarantine: Quarantine;
  /** Read access to the in-memory state for all other modules. */
  committed: Committed;
  stop(): Promise<void>;
}
