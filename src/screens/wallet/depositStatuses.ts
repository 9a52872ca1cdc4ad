import type { IntlShape } from 'react-intl';
import type { DepositStatus } from './recordFilters.ts';

/** As the filter has it. */
export function depositStatusName(intl: IntlShape, status: DepositStatus): string {
  const names: Record<DepositStatus, string> = {
    '1': intl.formatMessage({ id: 'depositRecord.pending', defaultMessage: 'On its way' }),
    '2': intl.formatMessage({ id: 'depositRecord.credited', defaultMessage: 'Credited' }),
    '3': intl.formatMessage({ id: 'depositRecord.notCredited', defaultMessage: 'Not credited' }),
  };
  return names[status];
}
