import { useIntl } from 'react-intl';
import { readDecimal } from '../../../contracts/rules/grid.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

/** Reason why nothing can be sent if the server sends no minimum; otherwise undefined. */
export function useMinimumUnknown(minimum: string | undefined): string | undefined {
  const intl = useIntl();
  if (readDecimal(minimum ?? '').isFinite()) return undefined;
  return intl.formatMessage(refusalMessage('deposit.minimumUnknown'));
}
