import type { IntlShape } from 'react-intl';
import type { RecordStatus } from './recordFilters.ts';

/** Kind of records: deposits or withdrawals. */
export type FundsKind = 'deposits' | 'withdrawals';

/** Status name as the filter shows it. */
export function recordStatusName(intl: IntlShape, status: RecordStatus, of: FundsKind = 'deposits'): string {
  const onItsWay = intl.formatMessage({ id: 'depositRecord.pending', defaultMessage: 'On its way' });
  const names: Record<FundsKind, Record<RecordStatus, string>> = {
    deposits: {
      '1': onItsWay,
      '2': intl.formatMessage({ id: 'depositRecord.credited', defaultMessage: 'Credited' }),
      '3': intl.formatMessage({ id: 'depositRecord.notCredited', defaultMessage: 'Not credited' }),
    },
    withdrawals: {
      '1': onItsWay,
      '2': intl.formatMessage({ id: 'withdrawal.passed', defaultMessage: 'Approved' }),
      '3': intl.formatMessage({ id: 'withdrawal.notSent', defaultMessage: 'Not sent' }),
    },
  };
  return names[of][status];
}
