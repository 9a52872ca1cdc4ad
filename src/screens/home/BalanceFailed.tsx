import { FormattedMessage } from 'react-intl';
import { FailedNotice } from '../../ui/FailedNotice.tsx';

/** Stands where the balance would. */
export function BalanceFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <FailedNotice onRetry={onRetry}>
      <FormattedMessage
        id="home.balance.failed"
        defaultMessage="Your balance could not be loaded. Nothing was changed."
      />
    </FailedNotice>
  );
}
