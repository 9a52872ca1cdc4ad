import { FormattedMessage } from 'react-intl';
import { FailedNotice } from '../../ui/messages/FailedNotice.tsx';
import type { RemoteFailure } from '../../ui/loading/remoteData.ts';

/** Replaces the balance. */
export function BalanceFailed({ of }: { of: RemoteFailure }) {
  return (
    <FailedNotice of={of}>
      <FormattedMessage
        id="home.balance.failed"
        defaultMessage="Your balance could not be loaded. Nothing was changed."
      />
    </FailedNotice>
  );
}
