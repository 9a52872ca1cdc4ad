import { FormattedMessage } from 'react-intl';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';

interface NoSuchCoinProps {
  /** Link to the other coins. */
  href: string;
  /** The coin exists but is closed for subscriptions. */
  isEnded?: boolean;
}

/** Placeholder for a coin that cannot be subscribed to. */
export function NoSuchCoin({ href, isEnded = false }: NoSuchCoinProps) {
  return (
    <Empty
      title={isEnded ? <RefusalText of="subscription.notOpen" /> : <RefusalText of="subscription.unknown" />}
      text={<FormattedMessage id="hosting.closed.text" defaultMessage="Nothing was debited." />}
      action={
        <Button href={href}>
          <FormattedMessage id="newCoin.others" defaultMessage="Other new coins" />
        </Button>
      }
    />
  );
}
