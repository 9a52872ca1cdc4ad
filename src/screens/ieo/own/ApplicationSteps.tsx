import { FormattedMessage, useIntl } from 'react-intl';
import type { IeoApplication } from '../../../api/ieo.ts';
import { useDates } from '../../../intl/useDates.ts';
import { Stepper } from '../../../ui/progress/Stepper.tsx';
import { Timeline, type TimelineStep } from '../../../ui/progress/Timeline.tsx';
import { Amount } from '../../../components/amounts/Amount.tsx';
import {
  applicationTimesOf,
  paymentFor,
  type ApplicationStage,
} from '../../../components/ieo/applicationStage.ts';

interface StepsProps {
  application: IeoApplication;
  stage: ApplicationStage;
}

/** Number of steps done; undefined where the application has ended early or its status is unknown. */
const stepsDone: Readonly<Record<ApplicationStage, number | undefined>> = {
  applied: 1,
  toPay: 2,
  overdue: 2,
  paid: 3,
  locked: 4,
  unlocked: 5,
  notAllotted: undefined,
  lapsed: undefined,
  unknown: undefined,
};

const applied = <FormattedMessage id="ieoApplication.applied" defaultMessage="Applied" />;
const windowEnded = <FormattedMessage id="ieoApplication.overdue" defaultMessage="Payment window ended" />;

function DatedSteps({ application, at }: Pick<StepsProps, 'application'> & { at: number }) {
  const intl = useIntl();
  const dates = useDates();
  const { createdMs, allotMs, payMs, paidMs, listMs, lockMs } = applicationTimesOf(application);
  const steps = [
    { word: applied, timeMs: createdMs },
    {
      word:
        at > 1 ? (
          <FormattedMessage id="ieoApplication.step.allotted" defaultMessage="Allotted" />
        ) : (
          <FormattedMessage id="ieo.allotment" defaultMessage="Allotment" />
        ),
      timeMs: allotMs,
    },
    at > 2
      ? { word: <FormattedMessage id="newCoin.order.paid" defaultMessage="Paid" />, timeMs: paidMs }
      : { word: <FormattedMessage id="ieo.payBy" defaultMessage="Pay by" />, timeMs: payMs },
    {
      word:
        at > 3 ? (
          <FormattedMessage id="ieos.listed" defaultMessage="Listed" />
        ) : (
          <FormattedMessage id="ieoApplication.step.listing" defaultMessage="Listing" />
        ),
      timeMs: listMs,
    },
    {
      word:
        at > 4 ? (
          <FormattedMessage id="ieo.step.unlocked" defaultMessage="Unlocked" />
        ) : (
          <FormattedMessage id="newCoin.order.unlocks" defaultMessage="Unlocks" />
        ),
      timeMs: lockMs,
    },
  ];
  return (
    <Stepper
      label={intl.formatMessage({ id: 'hosting.course', defaultMessage: 'Timeline' })}
      at={at}
      steps={steps.map(({ word, timeMs }) => (
        <>
          {word}
          <br />
          {timeMs === undefined ? null : dates.shortDay(timeMs)}
        </>
      ))}
    />
  );
}

function useEndedSteps({ application, stage }: StepsProps): TimelineStep[] {
  const dates = useDates();
  const { createdMs, allotMs, payMs } = applicationTimesOf(application);
  const {
    amount,
    allotment_quantity: allotted,
    currency_name: coin,
    pay_currency_name: payCoin,
  } = application;
  const first: TimelineStep = {
    state: 'done',
    title: (
      <FormattedMessage
        id="ieoApplication.row.notAllotted"
        defaultMessage="Applied for {amount}"
        values={{ amount: <Amount value={amount} coin={coin} /> }}
      />
    ),
    time: dates.row(createdMs),
  };
  if (stage === 'notAllotted')
    return [
      first,
      {
        state: 'failed',
        title: <FormattedMessage id="ieoApplication.nothingAllotted" defaultMessage="Nothing was allotted" />,
        time: dates.row(allotMs),
      },
    ];
  return [
    first,
    {
      state: 'done',
      title: (
        <FormattedMessage
          id="ieoApplication.allotted"
          defaultMessage="{amount} allotted"
          values={{ amount: <Amount value={allotted} coin={coin} /> }}
        />
      ),
      time: dates.row(allotMs),
      text: (
        <FormattedMessage
          id="ieoApplication.wasDue"
          defaultMessage="{amount} was due."
          values={{ amount: <Amount value={paymentFor(application, allotted)} coin={payCoin} /> }}
        />
      ),
    },
    {
      state: 'failed',
      title: windowEnded,
      time: dates.row(payMs),
      text: (
        <FormattedMessage
          id="ieoApplication.staysWithIssuer"
          defaultMessage="The {amount} stays with the issuer."
          values={{ amount: <Amount value={allotted} coin={coin} /> }}
        />
      ),
    },
  ];
}

function EndedSteps(props: StepsProps) {
  const intl = useIntl();
  return (
    <Timeline
      label={intl.formatMessage({ id: 'ieoApplication.course', defaultMessage: 'What happened' })}
      steps={useEndedSteps(props)}
    />
  );
}

/** Dated steps of an application, or how it ended. */
export function ApplicationSteps(props: StepsProps) {
  const { application, stage } = props;
  const at = stepsDone[stage];
  if (at !== undefined) return <DatedSteps application={application} at={at} />;
  return stage === 'unknown' ? null : <EndedSteps {...props} />;
}
