import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IeoApplication } from '../../../api/ieo.ts';
import { useDates } from '../../../intl/useDates.ts';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { CoinDisc } from '../../../ui/pictures/CoinDisc.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../../components/amounts/hiddenAmount.ts';
import { coinMark } from '../../../components/coins/coinMark.ts';
import { StatusPill } from '../../../components/details/StatusPill.tsx';
import { ApplicationScales } from './ApplicationScales.tsx';
import {
  applicationStageOf,
  applicationTimesOf,
  paymentFor,
  type ApplicationStage,
} from '../../../components/ieo/applicationStage.ts';
import { applicationStatusOf } from './applicationStatus.tsx';

interface ApplicationRowProps {
  application: IeoApplication;
  /** The server's clock. */
  nowMs: number;
  isHidden: boolean;
  href: string;
}

interface PartProps extends Pick<ApplicationRowProps, 'application' | 'isHidden'> {
  stage: ApplicationStage;
}

const hidden = <span translate="no">{hiddenAmount}</span>;

/** Quantity or next date that explains the status. */
function Note({ application, stage, isHidden }: PartProps): ReactNode {
  const dates = useDates();
  const { allotMs, listMs, lockMs } = applicationTimesOf(application);
  const { allotment_quantity: allotted, amount, currency_name: coin } = application;
  switch (stage) {
    case 'applied':
      return (
        <FormattedMessage
          id="ieoApplication.row.applied"
          defaultMessage="Allotment on {day}"
          values={{ day: dates.shortDay(allotMs) }}
        />
      );
    case 'toPay':
    case 'overdue':
    case 'lapsed':
      return (
        <FormattedMessage
          id="ieoApplication.row.allotted"
          defaultMessage="Allotted {allotted} of {amount}"
          values={{
            allotted: isHidden ? hidden : <Amount value={allotted} coin={coin} unit="never" />,
            amount: isHidden ? hidden : <Amount value={amount} coin={coin} unit="never" />,
          }}
        />
      );
    case 'paid':
      return (
        <FormattedMessage
          id="ieoApplication.row.paid"
          defaultMessage="Listing on {day}"
          values={{ day: dates.shortDay(listMs) }}
        />
      );
    case 'locked':
      return (
        <FormattedMessage
          id="ieoApplication.row.locked"
          defaultMessage="Listed, unlocks {day}"
          values={{ day: dates.shortDay(lockMs) }}
        />
      );
    case 'unlocked':
      return (
        <FormattedMessage
          id="ieoApplication.row.unlocked"
          defaultMessage="Free to sell since {day}"
          values={{ day: dates.shortDay(lockMs) }}
        />
      );
    case 'notAllotted':
      return (
        <FormattedMessage
          id="ieoApplication.row.notAllotted"
          defaultMessage="Applied for {amount}"
          values={{
            amount: isHidden ? hidden : <Amount value={amount} coin={coin} unit="never" />,
          }}
        />
      );
    case 'unknown':
      return null;
  }
}

/** The amount due, the quantity that is pending, or the quantity that was paid for. */
function Figure({ application, stage, isHidden }: PartProps) {
  const { allotment_quantity: allotted, pending_quantity: pending, successful_quantity: paid } = application;
  if (isHidden) return hidden;
  switch (stage) {
    case 'applied':
    case 'overdue':
      return <Amount value={pending} coin={application.currency_name} />;
    case 'toPay':
      return <Amount value={paymentFor(application, allotted)} coin={application.pay_currency_name} />;
    case 'unknown':
      return <Amount value={application.amount} coin={application.currency_name} />;
    default:
      return <Amount value={paid} coin={application.currency_name} />;
  }
}

/** The user's application for an IEO: what it has come to, and what is next. */
export function ApplicationRow({ application, nowMs, isHidden, href }: ApplicationRowProps) {
  const dates = useDates();
  const stage = applicationStageOf(application, nowMs);
  const { currency_name: coin, name, serial_number: serial, ipo_status: code } = application;
  return (
    <ApplicationScales application={application}>
      <ListRow
        isBare
        href={href}
        titleRoom="word"
        lead={<CoinDisc {...coinMark(coin)} />}
        title={coin}
        caption={
          <>
            {name} · {dates.shortDay(applicationTimesOf(application).createdMs)}
            <br />
            {serial}
            <br />
            <Text variant="label" tone="secondary" weight="regular">
              <Note application={application} stage={stage} isHidden={isHidden} />
            </Text>
          </>
        }
        value={<StatusPill status={applicationStatusOf(application, stage, dates)} code={code} />}
        valueCaption={
          <Text variant="label" tone="primary">
            <Figure application={application} stage={stage} isHidden={isHidden} />
          </Text>
        }
      />
    </ApplicationScales>
  );
}
