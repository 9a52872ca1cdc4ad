import type { LedgerReader } from './ledger/Ledger.ts';
import type { ExchangeReader } from './domains/spot/Exchange.ts';

/** Balances and books in memory, to whoever is not a command: never what a group may still take back. */
export interface Committed {
  /**
   * Looks at both at one moment: at once, or after the commit that is on its way.
   * @throws Refusal system.unavailable while the state cannot be told; what `look` throws
   */
  read<Seen>(look: (state: { ledger: LedgerReader; exchange: ExchangeReader }) => Seen): Promise<Seen>;
}
