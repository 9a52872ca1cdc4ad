import type { IntlShape } from 'react-intl';
import type { LedgerRow } from '../../api/pages/walletRecords.ts';
import { shortAccountName } from './accountNames.tsx';
import { ledgerAccount } from './ledgerAccounts.ts';

/** Short account name of a row; its code if unknown. */
export function ledgerAccountName(intl: IntlShape, row: Pick<LedgerRow, 'type'>): string {
  const account = ledgerAccount(row);
  if (account !== undefined) return shortAccountName(intl, account);
  return intl.formatMessage(
    { id: 'status.unknown', defaultMessage: 'Being checked ({code})' },
    { code: String(row.type) },
  );
}
