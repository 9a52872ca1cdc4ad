import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OtcOrderDetail } from '../../../api/otc.ts';
import { CancelSheet } from '../../../components/command/CancelSheet.tsx';
import { useInertAtFirst } from '../../../ui/actions/useInertAtFirst.ts';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useFiatText } from './useFiatText.ts';

interface CancelOrderSheetProps {
  order: OtcOrderDetail;
  isOffline: boolean;
  isCancelling: boolean;
  onKeep: () => void;
  onCommit: () => void;
}

const keep = <FormattedMessage id="otcOrder.keep" defaultMessage="Keep order" />;

/** Second question, inert at first: the second tap of a double tap must not answer it. */
function SecondQuestion({ order, isOffline, isCancelling, onKeep, onCommit }: CancelOrderSheetProps) {
  const fiat = useFiatText();
  const ifSeen = useInertAtFirst();
  return (
    <CancelSheet
      title={<FormattedMessage id="otcOrder.cancel.again" defaultMessage="Have you really sent nothing?" />}
      keep={keep}
      commit={<FormattedMessage id="otcOrder.cancel.commit" defaultMessage="Sent nothing, cancel" />}
      isCancelling={isCancelling}
      onKeep={onKeep}
      onCommit={() => ifSeen(() => (isOffline ? undefined : onCommit()))}
    >
      <Text as="p" variant="label" tone="secondary" weight="regular">
        <FormattedMessage
          id="otcOrder.cancel.again.text"
          defaultMessage="Cancel only if no transfer of {money} is on its way to {merchant}."
          values={{ money: fiat(order), merchant: order.seller_name }}
        />
      </Text>
      {isOffline ? (
        <Text as="p" variant="label" tone="danger">
          <FormattedMessage id="common.offline" defaultMessage="You are offline" />
        </Text>
      ) : null}
    </CancelSheet>
  );
}

/** Asks twice before a purchase is cancelled. */
export function CancelOrderSheet(props: CancelOrderSheetProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked) return <SecondQuestion key="second" {...props} />;
  return (
    <CancelSheet
      key="first"
      title={<FormattedMessage id="otcOrder.cancel.title" defaultMessage="Cancel this order?" />}
      keep={keep}
      commit={<FormattedMessage id="otcOrder.cancel" defaultMessage="Cancel order" />}
      isCancelling={false}
      onKeep={props.onKeep}
      onCommit={() => setIsAsked(true)}
    >
      <Notice
        tone="danger"
        lead={<FormattedMessage id="otcOrder.cancel.never" defaultMessage="Never cancel after paying." />}
      >
        <FormattedMessage
          id="otcOrder.cancel.why"
          defaultMessage="The merchant gets the coins back, and no coins are held for your money."
        />
      </Notice>
    </CancelSheet>
  );
}
