import type { IntlShape } from 'react-intl';
import type { LedgerRow } from '../../api/pages/walletRecords.ts';
import { shortAccountName } from './accountNames.tsx';
import { ledgerAccount } from './ledgerAccounts.ts';

/** The account of a row in a word; its code where that is not known here. */
export function ledgerAccountName(intl: IntlShape, row: Pick<LedgerRow, 'type'>): string {
  const account = ledgerAccount(row);
  if (account !== undefined) return shortAccountName(intl, account);
  return intl.formatMessage(
    { id: 'status.unknown', defaultMessage: 'Being checked ({code})' },
    { code: String(row.type) },
  );
}
