import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';

/** Empty state: the back end lists no pairs. */
export function NoPairs({ onRetry }: { onRetry?: () => void }) {
  return (
    <Empty
      title={<FormattedMessage id="home.market.empty" defaultMessage="No pairs yet" />}
      text={
        <FormattedMessage id="home.market.empty.text" defaultMessage="No pairs are available right now." />
      }
      action={
        onRetry ? (
          <Button variant="secondary" onClick={onRetry}>
            <FormattedMessage id="common.retry" defaultMessage="Try again" />
          </Button>
        ) : undefined
      }
    />
  );
}
