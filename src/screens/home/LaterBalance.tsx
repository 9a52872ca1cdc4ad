import { FormattedMessage } from 'react-intl';
import { useLater } from '../../ui/loading/later.ts';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { BalanceProps } from './Balance.tsx';
import { BalanceSkeleton } from './BalanceSkeleton.tsx';
import { balance } from './laterParts.ts';

/** Balance, rendered when its chunk is loaded; the chunk contains its error state as well. */
export function LaterBalance(props: BalanceProps) {
  return (
    <Remote
      of={useLater(balance)}
      skeleton={<BalanceSkeleton isSandbox={props.isSandbox} />}
      failedTitle={
        <FormattedMessage
          id="home.balance.failed"
          defaultMessage="Your balance could not be loaded. Nothing was changed."
        />
      }
    >
      {(Balance) => <Balance {...props} />}
    </Remote>
  );
}
