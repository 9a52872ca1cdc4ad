import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OtcOrderDetail } from '../../../api/otc.ts';
import { UnknownCode } from '../../../components/details/UnknownCode.tsx';
import { KeyValue } from '../../../ui/facts/KeyValue.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AppealHolds } from './AppealSheet.tsx';
import { lateSeconds, OrderHead, type HeadProps } from './OrderHead.tsx';
import { useIncomingRows, useOrderRows, usePaymentRows } from './orderRows.tsx';
import { isAppealOpen, isEndedUnpaid, type Stage } from './orderStage.ts';
import { OrderTimeline, type EventPictures } from './OrderTimeline.tsx';
import { useCoinText } from './useCoinText.ts';

export interface OrderBodyProps extends HeadProps {
  pictures: EventPictures;
  /** A command on it has no answer yet. */
  isChecking: boolean;
}

interface Of {
  order: OtcOrderDetail;
}

function Sandbox({ order }: Of) {
  if (order.is_sandbox !== true) return null;
  return (
    <Notice tone="info">
      <FormattedMessage
        id="otcOrder.sandbox"
        defaultMessage="Sandbox merchant: a program that answers within a few seconds. Do not send real money."
      />
    </Notice>
  );
}

function Checking() {
  return (
    <Notice
      tone="info"
      live
      lead={<FormattedMessage id="otcOrder.checking" defaultMessage="We got no response." />}
    >
      <FormattedMessage
        id="otcOrder.checking.text"
        defaultMessage="We’re checking whether your action went through. Nothing is sent twice."
      />
    </Notice>
  );
}

/** Account that has to send the money. */
function OwnAccount({ order: { payer_name: name } }: Of) {
  return (
    <Notice
      tone="warning"
      lead={<FormattedMessage id="otcOrder.own" defaultMessage="Use your own bank account." />}
    >
      {name === undefined ? null : (
        <>
          <FormattedMessage
            id="otcOrder.own.name"
            defaultMessage="It has to be in the name of {name}."
            values={{ name: <strong translate="no">{name}</strong> }}
          />{' '}
        </>
      )}
      <FormattedMessage
        id="otcOrder.own.text"
        defaultMessage="Send the exact amount with the reference above. Tap “I have paid” only after the transfer is sent."
      />
    </Notice>
  );
}

function LateNotice({ seconds }: Pick<HeadProps, 'seconds'>) {
  if (seconds > lateSeconds) return null;
  return (
    <Notice
      tone="warning"
      icon="clock"
      lead={
        seconds > lateSeconds / 5 ? (
          <FormattedMessage id="otcOrder.late.five" defaultMessage="Less than 5 minutes left." />
        ) : (
          <FormattedMessage id="otcOrder.late.one" defaultMessage="Less than 1 minute left." />
        )
      }
    >
      <FormattedMessage
        id="otcOrder.late.text"
        defaultMessage="At 0:00 the order is cancelled. Tap “I have paid” before then if the transfer is sent."
      />
    </Notice>
  );
}

/** Coins that are held for the order. */
function Locked({ order, children }: Of & { children: ReactNode }) {
  const coins = useCoinText();
  const values = { amount: coins(order) };
  return (
    <Notice
      tone="neutral"
      icon={laterIcons.lock}
      lead={
        order.type === 'buy' ? (
          <FormattedMessage
            id="otcOrder.locked"
            defaultMessage="{amount} is locked."
            values={{ ...values }}
          />
        ) : (
          <FormattedMessage
            id="otcOrder.locked.yours"
            defaultMessage="{amount} is locked and still yours."
            values={{ ...values }}
          />
        )
      }
    >
      {children}
    </Notice>
  );
}

const untilDecided = (
  <FormattedMessage
    id="otcOrder.locked.until"
    defaultMessage="Only a release or a decision on an appeal moves it."
  />
);

function ExpiredNotice({ order }: Of) {
  if (order.type === 'sell')
    return (
      <Notice tone="neutral">
        <FormattedMessage
          id="otcOrder.expired.sale"
          defaultMessage="The merchant has not paid. Your coins are available again once the order is cancelled."
        />
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      lead={<FormattedMessage id="otcOrder.expired.lead" defaultMessage="Do not pay now." />}
    >
      <FormattedMessage
        id="otcOrder.expired.paid"
        defaultMessage="If you have already sent the transfer, wait until the order is cancelled and open an appeal here, with a picture of the transfer."
      />
    </Notice>
  );
}

function AppealResult({ order: { appeal_result: result } }: Of) {
  switch (result) {
    case undefined:
      return null;
    case 'upheld':
      return (
        <Notice tone="success">
          <FormattedMessage id="otcOrder.upheld" defaultMessage="Support upheld the appeal" />
        </Notice>
      );
    case 'dismissed':
      return (
        <Notice tone="neutral">
          <FormattedMessage id="otcOrder.dismissed" defaultMessage="Support dismissed the appeal" />
        </Notice>
      );
    default:
      return (
        <Notice tone="neutral">
          <UnknownCode code={result} />
        </Notice>
      );
  }
}

/** Money that was sent although the order has ended. */
function EndedNotice({ order }: Of) {
  if (!isEndedUnpaid(order) || order.appeal_result !== undefined) return null;
  if (isAppealOpen(order)) return <AppealHolds order={order} />;
  return (
    <Notice
      tone="warning"
      lead={<FormattedMessage id="otcOrder.paidAnyway" defaultMessage="You paid anyway?" />}
    >
      <FormattedMessage
        id="otcOrder.paidAnyway.text"
        defaultMessage="Open an appeal with a picture of the transfer. No coins are held for it."
      />
    </Notice>
  );
}

function PaymentDetails({ order, seconds }: HeadProps) {
  const rows = usePaymentRows(order);
  return (
    <>
      <LateNotice seconds={seconds} />
      <KeyValue frame="line" rows={rows} />
      <OwnAccount order={order} />
    </>
  );
}

function Incoming({ order }: Of) {
  const rows = useIncomingRows(order, <FormattedMessage id="otcOrder.lookFor" defaultMessage="Look for" />);
  return <KeyValue frame="panel" rows={rows} />;
}

function Footnote({ children }: { children: ReactNode }) {
  return (
    <Text as="p" variant="caption" tone="secondary">
      {children}
    </Text>
  );
}

function AboveRows({ order, stage }: HeadProps) {
  switch (stage) {
    case 'awaitsPayment':
      return (
        <Locked order={order}>
          <FormattedMessage
            id="otcOrder.locked.unpaid"
            defaultMessage="You have nothing to do until the merchant marks the payment as sent."
          />
        </Locked>
      );
    case 'expired':
      return <ExpiredNotice order={order} />;
    case 'awaitsRelease':
      return order.phase === undefined ? null : <Locked order={order}>{untilDecided}</Locked>;
    case 'toRelease':
      return (
        <>
          <Incoming order={order} />
          <Locked order={order}>{untilDecided}</Locked>
        </>
      );
    case 'appeal':
      return <AppealHolds order={order} />;
    default:
      return null;
  }
}

function BelowRows({ order, stage }: HeadProps) {
  switch (stage) {
    case 'awaitsRelease':
      return (
        <Footnote>
          {order.phase === undefined ? (
            <FormattedMessage
              id="otcOrder.completed.ask"
              defaultMessage="If the coins do not arrive, ask in the chat."
            />
          ) : (
            <FormattedMessage
              id="otcOrder.release.appeal"
              defaultMessage="If nothing happens, open an appeal; the coins stay locked meanwhile."
            />
          )}
        </Footnote>
      );
    case 'toRelease':
      return (
        <Footnote>
          <FormattedMessage
            id="otcOrder.says.not"
            defaultMessage="Not there, another amount or another sender? Do not release. Ask in the chat or open an appeal; the coins stay locked."
          />
        </Footnote>
      );
    case 'released':
      return (
        <Notice tone="neutral">
          <FormattedMessage
            id="otcOrder.recorded"
            defaultMessage="The movement is kept in your asset records."
          />
        </Notice>
      );
    case 'cancelled':
      return (
        <>
          <AppealResult order={order} />
          <EndedNotice order={order} />
        </>
      );
    default:
      return null;
  }
}

const withHistory: readonly Stage[] = ['appeal', 'released', 'cancelled'];

/** Everything about an order but its actions. */
export function OrderBody(props: OrderBodyProps) {
  const { order, stage, pictures, isChecking } = props;
  const rows = useOrderRows(order);
  return (
    <Stack gutter padBlock="3" gap="5">
      <OrderHead {...props} />
      <Sandbox order={order} />
      {isChecking ? <Checking /> : null}
      <AboveRows {...props} />
      {stage === 'toPay' ? <PaymentDetails {...props} /> : null}
      {stage === 'appeal' ? <OrderTimeline order={order} pictures={pictures} /> : null}
      {stage === 'toPay' ? null : <KeyValue frame="line" rows={rows} />}
      <BelowRows {...props} />
      {stage !== 'appeal' && withHistory.includes(stage) ? (
        <OrderTimeline order={order} pictures={pictures} />
      ) : null}
    </Stack>
  );
}
