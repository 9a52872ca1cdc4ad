import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WithdrawalRow } from '../../../api/withdrawals.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../../components/amounts/hiddenAmount.ts';
import { useBankAmounts } from '../../../components/amounts/useBankAmounts.ts';
import { DetailHead } from '../../../components/details/DetailHead.tsx';
import type { ArrivalHours } from '../../../components/withdrawals/arrival.ts';
import { WithdrawalPill } from '../../../components/withdrawals/WithdrawalPill.tsx';
import { isReturned, withdrawalStateOf } from '../../../components/withdrawals/withdrawalState.ts';
import { RefusalText } from '../../../intl/RefusalText.tsx';
import { useDates } from '../../../intl/useDates.ts';
import { Empty } from '../../../ui/lists/Empty.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { KeyValue } from '../../../ui/facts/KeyValue.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import { Timeline } from '../../../ui/progress/Timeline.tsx';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { WithdrawalActions, type WithdrawalLinks } from './WithdrawalActions.tsx';
import { useWithdrawalFacts } from './withdrawalFacts.tsx';
import { RejectionReason, WithdrawalNote } from './WithdrawalNote.tsx';
import { withdrawalSteps } from './withdrawalSteps.tsx';
import { ContentSkeleton } from '../../../ui/loading/ContentSkeleton.tsx';

interface WithdrawalViewProps extends WithdrawalLinks {
  /** Null where the user has no withdrawal with this id. */
  withdrawal: RemoteState<WithdrawalRow | null>;
  /** Arrival window of its coin; undefined while unknown. */
  arrivalHours: ArrivalHours | undefined;
  isHidden: boolean;
  isOffline: boolean;
  isCancelling: boolean;
  /** Resolves when the cancellation's outcome is known, or known to be undetermined. */
  onCancel: (row: WithdrawalRow) => Promise<void>;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  /** Notice that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
}

interface Of {
  row: WithdrawalRow;
  isHidden: boolean;
}

/** Amount received, or amount returned. */
function Head({ row, isHidden }: Of) {
  const bankAmount = useBankAmounts();
  const { name: coin, number, real_number, bank_amount, bank_currency } = row;
  const isBack = isReturned(withdrawalStateOf(row));
  const isPaidOut = !isBack && bank_amount !== undefined;
  return (
    <DetailHead
      label={
        isBack ? (
          <FormattedMessage id="withdrawal.back" defaultMessage="Back in your Spot account" />
        ) : (
          <FormattedMessage id="spot.ticket.receive" defaultMessage="You receive" />
        )
      }
      status={<WithdrawalPill row={row} />}
      figure={
        isHidden ? (
          hiddenAmount
        ) : isPaidOut ? (
          bankAmount(bank_amount, undefined)
        ) : (
          <Amount value={isBack ? number : real_number} coin={coin} unit="never" isReport />
        )
      }
      unit={isPaidOut ? bank_currency : coin}
    />
  );
}

function Body({ row, isHidden, arrivalHours }: Of & Pick<WithdrawalViewProps, 'arrivalHours'>) {
  const intl = useIntl();
  const dates = useDates();
  const facts = useWithdrawalFacts({ row, isHidden });
  return (
    <Stack gutter padBlock="3" gap="5">
      <Head row={row} isHidden={isHidden} />
      <RejectionReason row={row} />
      <Timeline
        label={intl.formatMessage({ id: 'withdrawal.title', defaultMessage: 'Withdrawal' })}
        steps={withdrawalSteps({ row, isHidden, dates, arrivalHours })}
      />
      <KeyValue rows={facts} frame="line" />
      <WithdrawalNote row={row} isHidden={isHidden} />
    </Stack>
  );
}

function NoWithdrawal() {
  return (
    <Empty
      title={<RefusalText of="withdrawal.unknown" />}
      text={
        <FormattedMessage
          id="withdrawal.none.text"
          defaultMessage="Your withdrawals are listed in your asset records."
        />
      }
    />
  );
}

/** One withdrawal: its state and all of its details. */
export function WithdrawalView(props: WithdrawalViewProps) {
  const { withdrawal, arrivalHours, isHidden, isCancelling, onCancel, onRefresh, onBack, offlineBar } = props;
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const row = withdrawal.state === 'ready' ? withdrawal.data : null;
  return (
    <SubScreen
      title={<FormattedMessage id="withdrawal.title" defaultMessage="Withdrawal" />}
      onBack={onBack}
      onRefresh={onRefresh}
      beneathBar={offlineBar}
      actions={
        row ? (
          <IconButton
            icon="chat"
            label={intl.formatMessage({ id: 'advanced.support', defaultMessage: 'Ask support' })}
            href={props.supportHrefOf(row)}
          />
        ) : undefined
      }
      sheets={
        isAsking && row?.can_cancel === true ? (
          <CancelWithdrawal
            row={row}
            isHidden={isHidden}
            isCancelling={isCancelling}
            onKeep={() => setAsking(false)}
            onCommit={() => void onCancel(row).then(() => setAsking(false))}
          />
        ) : null
      }
    >
      <Remote
        of={withdrawal}
        skeleton={
          <Stack gutter padBlock="3" gap="4">
            <Skeleton shape="headline" />
            <ContentSkeleton shape="facts" count={7} />
          </Stack>
        }
        failedTitle={
          <FormattedMessage id="withdrawal.failed" defaultMessage="The withdrawal could not be loaded" />
        }
      >
        {(data) =>
          data ? (
            <>
              <Body row={data} isHidden={isHidden} arrivalHours={arrivalHours} />
              <WithdrawalActions {...props} row={data} onCancel={() => setAsking(true)} />
            </>
          ) : (
            <NoWithdrawal />
          )
        }
      </Remote>
    </SubScreen>
  );
}
