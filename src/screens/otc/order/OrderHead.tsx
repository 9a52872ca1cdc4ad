import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paymentWindowMs } from '../../../../contracts/rules/otc.ts';
import type { OtcOrderDetail } from '../../../api/otc.ts';
import { UnknownCode } from '../../../components/details/UnknownCode.tsx';
import { minutesText } from '../../../components/live/minutesText.ts';
import { RefusalText } from '../../../intl/RefusalText.tsx';
import { useDates } from '../../../intl/useDates.ts';
import { Callout } from '../../../ui/messages/Callout.tsx';
import { Dial } from '../../../ui/progress/Dial.tsx';
import { Stepper } from '../../../ui/progress/Stepper.tsx';
import { IconDisc } from '../../../ui/pictures/IconDisc.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { Stage } from './orderStage.ts';
import { useCoinText } from './useCoinText.ts';
import { useFiatText } from './useFiatText.ts';

export interface HeadProps {
  order: OtcOrderDetail;
  stage: Stage;
  /** Time left to pay; it stands still while the device is offline. */
  seconds: number;
  isOffline: boolean;
}

/** The last five minutes are highlighted; the last one is announced again. */
export const lateSeconds = 300;
const lastSeconds = 60;

function Ring({ order, seconds }: HeadProps) {
  const { create_time: from, expire_time: until } = order;
  const windowS = until > from ? until - from : paymentWindowMs / 1000;
  return (
    <Dial
      share={seconds / windowS}
      tone={seconds <= lateSeconds ? 'warning' : 'accent'}
      value={minutesText(seconds)}
      unit={<FormattedMessage id="security.held.left" defaultMessage="left" />}
    />
  );
}

/** Reminders for screen readers: each band is announced once, when it begins. */
function Reminder({ stage, seconds }: HeadProps) {
  const isWaiting = stage === 'toPay' || stage === 'awaitsPayment';
  const minutes = seconds <= lastSeconds ? 1 : 5;
  return (
    <VisuallyHidden as="div">
      <div role="status">
        {isWaiting && seconds <= lateSeconds ? (
          <FormattedMessage
            id="otcOrder.left"
            defaultMessage="{minutes, plural, one {Less than # minute} other {Less than # minutes}} left to pay"
            values={{ minutes }}
          />
        ) : stage === 'expired' ? (
          <FormattedMessage id="otcOrder.expired.title" defaultMessage="The payment window has closed" />
        ) : null}
      </div>
    </VisuallyHidden>
  );
}

function Lead(props: HeadProps) {
  switch (props.stage) {
    case 'toPay':
    case 'awaitsPayment':
    case 'expired':
      return <Ring {...props} />;
    case 'toRelease':
      return <IconDisc size="lg" tone="info" icon={laterIcons.bank} />;
    case 'released':
      return <IconDisc size="lg" tone="success" icon="check" />;
    case 'cancelled':
      return <IconDisc size="lg" icon="close" />;
    case 'appeal':
      return <IconDisc size="lg" tone="info" icon={laterIcons.lock} />;
    case 'awaitsRelease':
    case 'unknown':
      return <IconDisc size="lg" tone="info" icon="clock" />;
  }
}

function cancelledTitle({ cancelled_by: by, seller_name: merchant, type }: OtcOrderDetail): ReactNode {
  switch (by) {
    case 'buyer':
      return type === 'buy' ? (
        <FormattedMessage id="otcOrder.cancelled.you" defaultMessage="You cancelled this order" />
      ) : (
        <FormattedMessage
          id="otcOrder.cancelled.merchant"
          defaultMessage="{merchant} cancelled this order"
          values={{ merchant }}
        />
      );
    case 'merchant':
      return (
        <FormattedMessage
          id="otcOrder.cancelled.merchant"
          defaultMessage="{merchant} cancelled this order"
          values={{ merchant }}
        />
      );
    case 'time':
      return <FormattedMessage id="otcOrder.expired.title" defaultMessage="The payment window has closed" />;
    case 'desk':
      return (
        <FormattedMessage id="otcOrder.cancelled.support" defaultMessage="Support cancelled this order" />
      );
    case undefined:
      return <RefusalText of="otc.cancelled" />;
    default:
      return (
        <>
          <RefusalText of="otc.cancelled" /> <UnknownCode code={by} />
        </>
      );
  }
}

/** The code that this version does not know. */
function unknownCode({ type, status, phase }: OtcOrderDetail): string {
  if (type !== 'buy' && type !== 'sell') return type;
  return status === 2 ? String(phase) : String(status);
}

function useTitle({ order, stage }: HeadProps): ReactNode {
  const fiat = useFiatText();
  const coins = useCoinText();
  const { seller_name: merchant, type, phase } = order;
  const values = { merchant, money: fiat(order), amount: coins(order) };
  switch (stage) {
    case 'toPay':
      return (
        <FormattedMessage
          id="otcOrder.pay.title"
          defaultMessage="Pay {money} to {merchant}"
          values={{ ...values }}
        />
      );
    case 'awaitsPayment':
      return (
        <FormattedMessage
          id="otcOrder.waits.title"
          defaultMessage="Waiting for {merchant} to pay"
          values={{ ...values }}
        />
      );
    case 'expired':
      return <FormattedMessage id="otcOrder.expired.title" defaultMessage="The payment window has closed" />;
    case 'awaitsRelease':
      return phase === undefined ? (
        <FormattedMessage id="otcOrder.completed.title" defaultMessage="Payment completed" />
      ) : (
        <FormattedMessage
          id="otcOrder.release.waits"
          defaultMessage="Waiting for {merchant} to release"
          values={{ ...values }}
        />
      );
    case 'toRelease':
      return (
        <FormattedMessage
          id="otcOrder.says.title"
          defaultMessage="{merchant} says it has paid"
          values={{ ...values }}
        />
      );
    case 'appeal':
      return <FormattedMessage id="otc.status.appeal" defaultMessage="Appeal" />;
    case 'released':
      return type === 'buy' ? (
        <FormattedMessage id="otcOrder.arrived" defaultMessage="{amount} arrived" values={{ ...values }} />
      ) : (
        <FormattedMessage
          id="otcOrder.released.sale"
          defaultMessage="{amount} released"
          values={{ ...values }}
        />
      );
    case 'cancelled':
      return cancelledTitle(order);
    case 'unknown':
      return (
        <FormattedMessage
          id="otcOrder.unknown"
          defaultMessage="Status {code}, being checked"
          values={{ code: unknownCode(order) }}
        />
      );
  }
}

function ReleasedText({ order }: Pick<HeadProps, 'order'>) {
  const dates = useDates();
  const { seller_name: merchant, type, ended_ms: endedMs } = order;
  if (endedMs === undefined) return null;
  return type === 'buy' ? (
    <FormattedMessage
      id="otcOrder.arrived.text"
      defaultMessage="In your Spot account since {time}."
      values={{ time: dates.row(endedMs) }}
    />
  ) : (
    <FormattedMessage
      id="otcOrder.released.sale.text"
      defaultMessage="{merchant} got the coins on {time}."
      values={{ merchant, time: dates.row(endedMs) }}
    />
  );
}

function EndedText({ order }: Pick<HeadProps, 'order'>) {
  const dates = useDates();
  const coins = useCoinText();
  const { type, status, ended_ms: endedMs } = order;
  if (status === 2) return <ReleasedText order={order} />;
  return (
    <>
      {endedMs === undefined ? null : <>{dates.row(endedMs)}. </>}
      {type === 'buy' ? (
        <FormattedMessage id="otcOrder.cancelled.buy" defaultMessage="The merchant has the coins back." />
      ) : (
        <FormattedMessage
          id="otcOrder.cancelled.sale"
          defaultMessage="{amount} is available again in your Spot account."
          values={{ amount: coins(order) }}
        />
      )}
    </>
  );
}

function useText({ order, stage }: HeadProps): ReactNode {
  const dates = useDates();
  const { seller_name: merchant, paid_ms: paidMs, appealed_ms: sinceMs } = order;
  const at = (ms: number) => ({ merchant, time: dates.row(ms) });
  switch (stage) {
    case 'toPay':
      return (
        <FormattedMessage
          id="otcOrder.pay.text"
          defaultMessage="At 0:00 the order is cancelled and the merchant gets the coins back."
        />
      );
    case 'awaitsPayment':
      return (
        <FormattedMessage
          id="otcOrder.waits.text"
          defaultMessage="At 0:00 the order is cancelled and your coins are available again."
        />
      );
    case 'expired':
      return <FormattedMessage id="otcOrder.expired.text" defaultMessage="The order is being cancelled." />;
    case 'awaitsRelease':
      return paidMs === undefined ? (
        <FormattedMessage id="otcOrder.paid.text" defaultMessage="You marked the payment as sent." />
      ) : (
        <FormattedMessage
          id="otcOrder.paid.text.time"
          defaultMessage="You marked the payment as sent on {time}."
          values={{ time: dates.row(paidMs) }}
        />
      );
    case 'toRelease':
      return (
        <>
          {paidMs === undefined ? null : (
            <>
              <FormattedMessage
                id="otcOrder.release.marked"
                defaultMessage="{merchant} marked the payment as sent on {time}."
                values={{ ...at(paidMs) }}
              />{' '}
            </>
          )}
          <FormattedMessage
            id="otcOrder.says.text"
            defaultMessage="Only your bank can tell whether it is true."
          />
        </>
      );
    case 'appeal':
      return sinceMs === undefined ? null : (
        <FormattedMessage
          id="otcOrder.appeal.since"
          defaultMessage="With support since {time}."
          values={{ time: dates.row(sinceMs) }}
        />
      );
    case 'released':
    case 'cancelled':
      return <EndedText order={order} />;
    case 'unknown':
      return (
        <FormattedMessage
          id="otcOrder.unknown.text"
          defaultMessage="This version of the app does not know this status. Contact support with the order number."
        />
      );
  }
}

/** Number of steps done; undefined where the order does not go through them. */
const stepsDone: Readonly<Record<Stage, number | undefined>> = {
  toPay: 1,
  awaitsPayment: 1,
  expired: 1,
  awaitsRelease: 2,
  toRelease: 2,
  released: 4,
  appeal: undefined,
  cancelled: undefined,
  unknown: undefined,
};

function Steps({ order: { type }, stage }: HeadProps) {
  const intl = useIntl();
  const at = stepsDone[stage];
  if (at === undefined) return null;
  const placed = <FormattedMessage id="otcOrder.step.placed" defaultMessage="Order placed" />;
  return (
    <Stepper
      label={intl.formatMessage({ id: 'otcOrder.steps', defaultMessage: 'Steps of the order' })}
      at={at}
      steps={
        type === 'buy'
          ? [
              placed,
              <FormattedMessage key="pay" id="spot.ticket.pays" defaultMessage="You pay" />,
              <FormattedMessage
                key="confirm"
                id="otcOrder.step.confirms"
                defaultMessage="Merchant confirms"
              />,
              <FormattedMessage key="arrive" id="otcOrder.step.arrives" defaultMessage="Coins arrive" />,
            ]
          : [
              placed,
              <FormattedMessage key="pay" id="otcOrder.step.pays" defaultMessage="Merchant pays" />,
              <FormattedMessage key="check" id="otcOrder.step.check" defaultMessage="You check" />,
              <FormattedMessage key="release" id="otcOrder.step.released" defaultMessage="Released" />,
            ]
      }
    />
  );
}

const frozen = (
  <FormattedMessage
    id="otcOrder.frozen"
    defaultMessage="You are offline, but the time keeps running. It is shown again once you are connected."
  />
);

/** What an order waits for, or how it ended, and its steps. */
export function OrderHead(props: HeadProps) {
  const { stage, isOffline } = props;
  const title = useTitle(props);
  const text = useText(props);
  const isTimed = stage === 'toPay' || stage === 'awaitsPayment';
  return (
    <>
      <Callout
        tone="plain"
        lead={<Lead {...props} />}
        title={title}
        text={isTimed && isOffline ? frozen : text}
      />
      <Reminder {...props} />
      <Steps {...props} />
    </>
  );
}
