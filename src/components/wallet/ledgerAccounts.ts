import type { LedgerRow } from '../../api/pages/walletRecords.ts';
import type { Account } from './accounts.ts';

/** The ledger's code of each account of the product. */
export const ledgerTypes = { change: '2', lever: '3', micro: '4', trust: '6' } as const satisfies Record<
  Account,
  string
>;

const byType = { 1: 'legal', 2: 'change', 3: 'lever', 4: 'micro', 6: 'trust' } as const;

/** Account of a row by its API code; undefined if unknown. */
export function ledgerAccount({ type }: Pick<LedgerRow, 'type'>): Account | 'legal' | undefined {
  return Object.hasOwn(byType, type) ? byType[type as keyof typeof byType] : undefined;
}
