import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IeoApplication } from '../../../api/ieo.ts';
import { useDates } from '../../../intl/useDates.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { Callout } from '../../../ui/messages/Callout.tsx';
import { CoinDisc } from '../../../ui/pictures/CoinDisc.tsx';
import { Dial } from '../../../ui/progress/Dial.tsx';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { coinMark } from '../../../components/coins/coinMark.ts';
import { StatusPill } from '../../../components/details/StatusPill.tsx';
import { minutesText } from '../../../components/live/minutesText.ts';
import { applicationTimesOf, type ApplicationStage } from '../../../components/ieo/applicationStage.ts';
import { applicationStatusOf } from './applicationStatus.tsx';

interface HeadProps {
  application: IeoApplication;
  stage: ApplicationStage;
  /** The server's clock; it stands still while the device is offline. */
  nowMs: number;
}

const hourS = 3600;
const dayS = 24 * hourS;
/** From here on the ring counts days. */
const daysFromS = 100 * hourS;
/** The last hour is highlighted. */
const lateS = hourS;

const daysUntil = (timeMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((timeMs - nowMs) / (dayS * 1000)));

/** Short enough for the ring in every language. */
function timeLeftText(seconds: number): string {
  if (seconds >= daysFromS) return String(Math.ceil(seconds / dayS));
  if (seconds < hourS) return minutesText(seconds);
  const minutes = String(Math.floor((seconds % hourS) / 60)).padStart(2, '0');
  return `${Math.floor(seconds / hourS)} h ${minutes}`;
}

/** Time left to pay, as a share of the payment window. */
function Ring({ application, nowMs }: HeadProps) {
  const { allotMs, payMs } = applicationTimesOf(application);
  const seconds = Math.max(0, Math.ceil((payMs - nowMs) / 1000));
  return (
    <Dial
      share={(payMs - nowMs) / (payMs - allotMs)}
      tone={seconds <= lateS ? 'warning' : 'accent'}
      value={timeLeftText(seconds)}
      unit={
        seconds >= daysFromS ? (
          <FormattedMessage
            id="ieoApplication.daysLeft"
            defaultMessage="{count, plural, one {day left} other {days left}}"
            values={{ count: Math.ceil(seconds / dayS) }}
          />
        ) : (
          <FormattedMessage id="security.held.left" defaultMessage="left" />
        )
      }
    />
  );
}

function useTitle({ application, stage }: HeadProps): ReactNode {
  const { currency_name: coin } = application;
  const of = (quantity: string) => ({ amount: <Amount value={quantity} coin={coin} /> });
  switch (stage) {
    case 'applied':
      return (
        <FormattedMessage
          id="ieoApplication.row.notAllotted"
          defaultMessage="Applied for {amount}"
          values={{ ...of(application.amount) }}
        />
      );
    case 'toPay':
      return (
        <FormattedMessage
          id="ieoApplication.allotted"
          defaultMessage="{amount} allotted"
          values={{ ...of(application.allotment_quantity) }}
        />
      );
    case 'overdue':
      return <FormattedMessage id="ieoApplication.overdue" defaultMessage="Payment window ended" />;
    case 'notAllotted':
      return <FormattedMessage id="ieoApplication.nothingAllotted" defaultMessage="Nothing was allotted" />;
    case 'lapsed':
      return <FormattedMessage id="ieoApplication.lapsed.title" defaultMessage="The allotment has lapsed" />;
    case 'paid':
      return (
        <FormattedMessage
          id="ieoApplication.paid.title"
          defaultMessage="You have paid for {amount}"
          values={{ ...of(application.successful_quantity) }}
        />
      );
    case 'locked':
      return (
        <FormattedMessage
          id="ieoApplication.locked.title"
          defaultMessage="{amount}, locked"
          values={{ ...of(application.successful_quantity) }}
        />
      );
    case 'unlocked':
      return (
        <FormattedMessage
          id="ieoApplication.unlocked.title"
          defaultMessage="{amount}, unlocked"
          values={{ ...of(application.successful_quantity) }}
        />
      );
    case 'unknown':
      return (
        <FormattedMessage
          id="otcOrder.unknown"
          defaultMessage="Status {code}, being checked"
          values={{ code: String(application.ipo_status) }}
        />
      );
  }
}

function useText({ application, stage, nowMs }: HeadProps): ReactNode {
  const dates = useDates();
  const formats = useFormats();
  const { allotMs, listMs, lockMs } = applicationTimesOf(application);
  switch (stage) {
    case 'applied':
      return (
        <FormattedMessage
          id="ieoApplication.applied.text"
          defaultMessage="Allotment on {time}. Nothing has been charged."
          values={{ time: dates.row(allotMs) }}
        />
      );
    case 'toPay':
      return (
        <FormattedMessage
          id="ieoApplication.allotted.of"
          defaultMessage="of {amount} applied for"
          values={{
            amount: <Amount value={application.amount} coin={application.currency_name} unit="never" />,
          }}
        />
      );
    case 'overdue':
      return (
        <FormattedMessage
          id="ieoApplication.overdue.text"
          defaultMessage="The allotment can no longer be paid."
        />
      );
    case 'notAllotted':
      return <FormattedMessage id="ieoApplication.notCharged" defaultMessage="Nothing was charged." />;
    case 'lapsed':
      return (
        <FormattedMessage
          id="ieoApplication.lapsed.text"
          defaultMessage="Not paid in time, nothing was charged."
        />
      );
    case 'paid':
      return (
        <FormattedMessage
          id="ieoApplication.paid.text"
          defaultMessage="Listing is planned for {time}."
          values={{ time: dates.row(listMs) }}
        />
      );
    case 'locked':
      return (
        <FormattedMessage
          id="ieoApplication.locked.text"
          defaultMessage="Unlocks in {days}"
          values={{ days: formats.units(daysUntil(lockMs, nowMs), 'day') }}
        />
      );
    case 'unlocked':
      return (
        <FormattedMessage
          id="ieoApplication.row.unlocked"
          defaultMessage="Free to sell since {day}"
          values={{ day: dates.day(lockMs) }}
        />
      );
    case 'unknown':
      return (
        <FormattedMessage
          id="ieoApplication.unknown.text"
          defaultMessage="This version of the app does not know this status. Contact support with the serial number."
        />
      );
  }
}

/** What an application has come to, and what it waits for. */
export function ApplicationHead(props: HeadProps) {
  const { application, stage } = props;
  const dates = useDates();
  const title = useTitle(props);
  const text = useText(props);
  return (
    <Callout
      tone="plain"
      lead={<CoinDisc {...coinMark(application.currency_name)} />}
      title={title}
      text={text}
      actions={
        stage === 'toPay' ? (
          <Ring {...props} />
        ) : stage === 'overdue' || stage === 'unknown' ? undefined : (
          <StatusPill status={applicationStatusOf(application, stage, dates)} code={application.ipo_status} />
        )
      }
    />
  );
}
