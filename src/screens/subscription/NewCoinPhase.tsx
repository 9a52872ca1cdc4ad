import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NewCoinPhase as Phase } from '../../../contracts/rules/subscription.ts';
import { Pill } from '../../ui/facts/Pill.tsx';

/** Phase of a product. */
export function NewCoinPhase({ phase }: { phase: Phase }): ReactNode {
  switch (phase) {
    case 'open':
      return (
        <Pill tone="accent" icon="clock">
          <FormattedMessage id="newCoin.open" defaultMessage="Open for subscription" />
        </Pill>
      );
    case 'notStarted':
      return (
        <Pill tone="neutral">
          <FormattedMessage id="newCoin.notStarted" defaultMessage="Not open yet" />
        </Pill>
      );
    case 'soldOut':
      return (
        <Pill tone="neutral">
          <FormattedMessage id="newCoin.soldOut" defaultMessage="Sold out" />
        </Pill>
      );
    case 'closed':
      return (
        <Pill tone="neutral">
          <FormattedMessage id="newCoin.closed" defaultMessage="Subscription closed" />
        </Pill>
      );
    case 'launched':
      return (
        <Pill tone="info">
          <FormattedMessage id="newCoin.launched" defaultMessage="Launched" />
        </Pill>
      );
  }
}
