import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';

/** Stands where the balance would. */
export function BalanceFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack gutter padBlock="4">
      <Notice
        tone="danger"
        live
        action={
          <Button variant="secondary" size="sm" icon="refresh" onClick={onRetry}>
            <FormattedMessage id="home.balance.retry" defaultMessage="Try again" />
          </Button>
        }
      >
        <FormattedMessage
          id="home.balance.failed"
          defaultMessage="Your balance could not be loaded. Nothing was changed."
        />
      </Notice>
    </Stack>
  );
}
