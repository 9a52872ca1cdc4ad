import type { LedgerRow } from '../../api/pages/walletRecords.ts';
import type { Account } from './accounts.ts';

/** The ledger's code of each account that the product shows. */
export const ledgerTypes = { change: '2', lever: '3', micro: '4', trust: '6' } as const satisfies Record<
  Account,
  string
>;

const byType = { 1: 'legal', 2: 'change', 3: 'lever', 4: 'micro', 6: 'trust' } as const;

/** The account of a row, by the wire's word for it; undefined for one that is not known here. */
export function ledgerAccount({ type }: Pick<LedgerRow, 'type'>): Account | 'legal' | undefined {
  return Object.hasOwn(byType, type) ? byType[type as keyof typeof byType] : undefined;
}
