import { useIntl } from 'react-intl';
import { readDecimal } from '../../../contracts/rules/grid.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

/** Why nothing can be sent where the server says no minimum; undefined where it does. */
export function useMinimumUnknown(minimum: string | undefined): string | undefined {
  const intl = useIntl();
  if (readDecimal(minimum ?? '').isFinite()) return undefined;
  return intl.formatMessage(refusalMessage('deposit.minimumUnknown'));
}
