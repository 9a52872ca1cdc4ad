import { BigNumber } from 'bignumber.js';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IeoApplication } from '../../../api/ieo.ts';
import type { CheckedCommand } from '../../../components/command/useCheckedCommand.ts';
import { ApplicationScales } from './ApplicationScales.tsx';
import {
  applicationTimesOf,
  applicationStageOf,
  paymentFor,
  type ApplicationStage,
} from '../../../components/ieo/applicationStage.ts';
import { useServerTime } from '../../../components/live/useServerTime.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Empty } from '../../../ui/lists/Empty.tsx';
import { HeadedSkeleton } from '../../../ui/loading/HeadedSkeleton.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';

import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import { ApplicationActions, type ApplicationLinks } from './ApplicationActions.tsx';
import { ApplicationBody, type BodyProps } from './ApplicationBody.tsx';
import { PaySheet } from './PaySheet.tsx';

export interface IeoApplicationViewProps extends Pick<
  BodyProps,
  'available' | 'listingPrice' | 'lastPrice' | 'live' | 'isStale'
> {
  /** Null where the user has no application with this id. */
  application: RemoteState<IeoApplication | null>;
  serverNow: () => number;
  isOffline: boolean;
  paying: CheckedCommand<void>;
  links: ApplicationLinks;
  /** A date of the application was just reached, or its payment window had ended before. */
  onExpired: () => void;
  /** Saves the coming dates. */
  onCalendar: (application: IeoApplication, stage: ApplicationStage) => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  /** Notice that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
}

/** Amount that the spot account lacks for the payment; undefined if it lacks none, or its balance is unknown. */
function missingOf(application: IeoApplication, available: string | undefined): string | undefined {
  if (available === undefined) return undefined;
  const missing = new BigNumber(paymentFor(application, application.allotment_quantity)).minus(available);
  return missing.gt(0) ? missing.toFixed() : undefined;
}

function NoApplication({ href }: { href: string }) {
  return (
    <Empty
      title={
        <FormattedMessage id="ieoApplication.missing" defaultMessage="This application does not exist" />
      }
      text={
        <FormattedMessage
          id="ieoApplication.missing.text"
          defaultMessage="Your applications are listed under My IEO applications."
        />
      }
      action={
        <Button href={href}>
          <FormattedMessage id="ieo.own" defaultMessage="My applications" />
        </Button>
      }
    />
  );
}

function Title({ application }: { application: IeoApplication | null }) {
  return application === null ? (
    <FormattedMessage id="ieoApplication.title" defaultMessage="IEO application" />
  ) : (
    <FormattedMessage
      id="ieo.title"
      defaultMessage="IEO · {coin}"
      values={{ coin: application.currency_name }}
    />
  );
}

interface ApplicationProps extends IeoApplicationViewProps {
  found: IeoApplication;
  onAsk: () => void;
  nowMs: number;
}

function Application(props: ApplicationProps) {
  const { found, nowMs, available, isOffline, paying, links, onAsk, onCalendar } = props;
  const stage = applicationStageOf(found, nowMs);
  const isOverdue = stage === 'overdue';
  // The listing and the end of the lock-up change the status without a message of their own.
  const reached = Object.values(applicationTimesOf(found)).filter((ms) => nowMs >= (ms ?? Infinity)).length;
  const [first] = useState(reached);
  const expire = useEffectEvent(props.onExpired);
  useEffect(() => {
    if (isOverdue || reached !== first) expire();
  }, [isOverdue, reached, first]);
  return (
    <ApplicationScales application={found}>
      <ApplicationBody
        {...props}
        application={found}
        stage={stage}
        isChecking={paying.isChecking}
        onCalendar={() => onCalendar(found, stage)}
      />
      <ApplicationActions
        application={found}
        stage={stage}
        missing={missingOf(found, available)}
        isOffline={isOffline}
        isChecking={paying.isChecking}
        links={links}
        onPay={onAsk}
      />
    </ApplicationScales>
  );
}

/** One application for an IEO: what was allotted and how, its payment, and until when the coins are locked. */
export function IeoApplicationView(props: IeoApplicationViewProps) {
  const { application: read, serverNow, isOffline, available, paying, links } = props;
  const intl = useIntl();
  const nowMs = useServerTime(serverNow, isOffline);
  const [step, setStep] = useState<'asked' | 'sending'>();
  const application = read.state === 'ready' ? read.data : null;
  const isPayable =
    application !== null &&
    applicationStageOf(application, nowMs) === 'toPay' &&
    missingOf(application, available) === undefined;
  const pay = (): void => {
    setStep('sending');
    void paying
      .onSubmit()
      .then((refused) => {
        if (refused?.message !== undefined) paying.onRefused(refused.message, refused.requestId, refused);
        return undefined;
      })
      .finally(() => setStep(undefined));
  };
  return (
    <SubScreen
      title={<Title application={application} />}
      onBack={props.onBack}
      onRefresh={props.onRefresh}
      beneathBar={props.offlineBar}
      actions={
        <IconButton
          icon="chat"
          label={intl.formatMessage({ id: 'chat.title', defaultMessage: 'Customer service' })}
          href={links.support}
        />
      }
      sheets={
        application !== null && (step === 'sending' || (step === 'asked' && isPayable)) ? (
          <ApplicationScales application={application}>
            <PaySheet
              application={application}
              available={available}
              isOffline={isOffline}
              isPaying={step === 'sending'}
              onKeep={step === 'sending' ? () => undefined : () => setStep(undefined)}
              onCommit={pay}
            />
          </ApplicationScales>
        ) : null
      }
    >
      <Remote
        of={read}
        skeleton={<HeadedSkeleton of="facts" />}
        failedTitle={
          <FormattedMessage id="ieoApplication.failed" defaultMessage="The application could not be loaded" />
        }
      >
        {(found) =>
          found === null ? (
            <NoApplication href={links.applications} />
          ) : (
            <Application {...props} found={found} nowMs={nowMs} onAsk={() => setStep('asked')} />
          )
        }
      </Remote>
    </SubScreen>
  );
}
