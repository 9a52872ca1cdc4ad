import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmSheet } from '../../../ui/dialogs/ConfirmSheet.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { OpenWords } from '../LeverTicketAction.tsx';
import type { LeverTicket } from '../leverTicket.ts';

interface DelayedOrderProps {
  order: LeverTicket;
  /** Name of the contract. */
  symbol: ReactNode;
  isDemo: boolean;
  seconds: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation of a market order based on a delayed price. */
export function DelayedOrder({ order, symbol, isDemo, seconds, onConfirm, onClose }: DelayedOrderProps) {
  const isLong = order.side === 'long';
  return (
    <ConfirmSheet
      title={
        isLong ? (
          <FormattedMessage
            id="lever.delayed.long"
            defaultMessage="Open long {symbol} anyway?"
            values={{ symbol }}
          />
        ) : (
          <FormattedMessage
            id="lever.delayed.short"
            defaultMessage="Open short {symbol} anyway?"
            values={{ symbol }}
          />
        )
      }
      keep={<FormattedMessage id="common.change" defaultMessage="Change" />}
      commit={<OpenWords side={order.side} isDemo={isDemo} />}
      variant={isLong ? 'buy' : 'sell'}
      onKeep={onClose}
      onCommit={onConfirm}
    >
      <Notice tone="warning">
        <FormattedMessage
          id="spot.warning.delayed"
          defaultMessage="Prices are {seconds, plural, one {# second} other {# seconds}} old."
          values={{ seconds }}
        />
      </Notice>
    </ConfirmSheet>
  );
}
