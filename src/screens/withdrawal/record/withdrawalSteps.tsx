import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WithdrawalRow } from '../../../api/withdrawals.ts';
import { arrivalOf, type ArrivalHours } from '../../../components/withdrawals/arrival.ts';
import {
  isReturned,
  withdrawalStateOf,
  withdrawalTimeMs,
  type WithdrawalStateName,
} from '../../../components/withdrawals/withdrawalState.ts';
import { WithdrawalSum } from '../../../components/withdrawals/WithdrawalSum.tsx';
import type { Dates } from '../../../intl/dates.ts';
import { Stack } from '../../../ui/screen/Stack.tsx';
import type { TimelineStep } from '../../../ui/progress/Timeline.tsx';
import { Confirmations } from './Confirmations.tsx';

interface Of {
  row: WithdrawalRow;
  isHidden: boolean;
  dates: Dates;
  arrivalHours: ArrivalHours | undefined;
}

/** Omits the sentence when the back end does not report the amount. */
const ofSum = ({ row, isHidden }: Of, said: ReactNode): ReactNode =>
  row.number === undefined && !isHidden ? undefined : said;

const timeOf = ({ dates }: Of, ms: number | undefined) => (ms === undefined ? undefined : dates.row(ms));

const isBank = ({ type }: WithdrawalRow): boolean => type === 'bank';

function sentTitle(row: WithdrawalRow): ReactNode {
  if (isBank(row))
    return <FormattedMessage id="withdrawal.step.sent.bank" defaultMessage="Sent to your bank" />;
  const network = row.network_name ?? row.network?.toUpperCase();
  if (network === undefined)
    return <FormattedMessage id="withdrawal.step.sent" defaultMessage="Sent to the network" />;
  return (
    <FormattedMessage
      id="withdrawal.step.sent.network"
      defaultMessage="Sent over {network}"
      values={{ network }}
    />
  );
}

function requested(of: Of, state: WithdrawalStateName | undefined): TimelineStep {
  const sum = <WithdrawalSum {...of} />;
  return {
    state: 'done',
    title: <FormattedMessage id="withdrawal.step.requested" defaultMessage="Requested" />,
    time: timeOf(of, withdrawalTimeMs(of.row)),
    text: ofSum(
      of,
      isReturned(state) ? (
        <FormattedMessage
          id="withdrawal.step.wasFrozen"
          defaultMessage="{amount} was frozen."
          values={{ amount: sum }}
        />
      ) : state === 'underReview' ? (
        <FormattedMessage
          id="withdrawal.step.frozen"
          defaultMessage="{amount} is frozen in your Spot account."
          values={{ amount: sum }}
        />
      ) : undefined,
    ),
  };
}

function underReview({ row, dates, arrivalHours }: Of): TimelineStep {
  const step: TimelineStep = {
    state: 'current',
    title: <FormattedMessage id="account.underReview" defaultMessage="Under review" />,
  };
  if (arrivalHours === undefined) return step;
  const { earliestMs, latestMs } = arrivalOf(row, arrivalHours);
  return {
    ...step,
    time: (
      <FormattedMessage
        id="withdraw.arrives"
        defaultMessage="in {from} to {to} hours"
        values={{ ...arrivalHours }}
      />
    ),
    text: (
      <FormattedMessage
        id="withdrawal.step.arrives"
        defaultMessage="Arrives {earliest} at the earliest and {latest} at the latest."
        values={{ earliest: dates.row(earliestMs), latest: dates.row(latestMs) }}
      />
    ),
  };
}

const passed = (of: Of): TimelineStep => ({
  state: 'done',
  title: <FormattedMessage id="withdrawal.step.passed" defaultMessage="Review passed" />,
  time: timeOf(of, of.row.decided_ms),
});

const sending: TimelineStep = {
  state: 'current',
  title: <FormattedMessage id="withdraw.done.sending" defaultMessage="Being sent" />,
  text: (
    <FormattedMessage
      id="withdrawal.step.sending"
      defaultMessage="It is approved and can no longer be cancelled."
    />
  ),
};

const delayed = (of: Of): TimelineStep => ({
  state: 'current',
  title: <FormattedMessage id="withdrawal.delayed" defaultMessage="Delayed" />,
  time: timeOf(of, of.row.delayed_ms),
  text: ofSum(
    of,
    <FormattedMessage
      id="withdrawal.step.delayed"
      defaultMessage="It is approved and waiting to be sent. {amount} stays frozen until then."
      values={{ amount: <WithdrawalSum {...of} /> }}
    />,
  ),
});

const checking = ({ row }: Of): TimelineStep => ({
  state: 'current',
  title: <FormattedMessage id="depositRecord.held" defaultMessage="Being checked" />,
  text:
    row.sent_ms === undefined ? (
      <FormattedMessage
        id="withdrawal.step.checking"
        defaultMessage="We got no response when we sent it. We’re checking; it is never sent twice."
      />
    ) : (
      <FormattedMessage
        id="withdrawal.step.disputed"
        defaultMessage="The reports about this payment do not match. We’re checking."
      />
    ),
});

const arrived = (of: Of, state: 'done' | 'ahead'): TimelineStep => ({
  state,
  title: <FormattedMessage id="withdrawal.step.arrived" defaultMessage="Arrived" />,
  time: timeOf(of, of.row.arrived_ms),
});

/** Only a network reports the arrival. A bank payout ends for the platform when it is sent. */
const arrival = (of: Of, state: 'done' | 'ahead'): TimelineStep[] =>
  isBank(of.row) ? [] : [arrived(of, state)];

const sent = (of: Of, state: 'done' | 'current' | 'ahead'): TimelineStep => ({
  state,
  title: sentTitle(of.row),
  time: timeOf(of, of.row.sent_ms),
  text: sentText(of, state),
});

function sentText({ row, isHidden }: Of, state: 'done' | 'current' | 'ahead'): ReactNode {
  const confirmations = state === 'current' ? <Confirmations row={row} /> : undefined;
  if (row.returned === undefined) return confirmations;
  const amount = <WithdrawalSum row={{ number: row.returned, name: row.name }} isHidden={isHidden} />;
  return (
    <Stack gap="3">
      <span>
        <FormattedMessage
          id="withdrawal.partReturned"
          defaultMessage="{amount} was not sent and is back in your Spot account."
          values={{ amount }}
        />
      </span>
      {confirmations}
    </Stack>
  );
}

const returned = (of: Of): TimelineStep => ({
  state: 'done',
  title: <FormattedMessage id="withdrawal.step.returned" defaultMessage="Funds returned" />,
  time: timeOf(of, of.row.decided_ms),
  text: ofSum(
    of,
    <FormattedMessage
      id="withdrawal.step.free"
      defaultMessage="{amount} is available again. No fee was charged."
      values={{ amount: <WithdrawalSum {...of} /> }}
    />,
  ),
});

const rejected = (of: Of): TimelineStep => ({
  state: 'failed',
  title: <FormattedMessage id="withdrawal.step.rejected" defaultMessage="Rejected after review" />,
  time: timeOf(of, of.row.decided_ms),
  text: <FormattedMessage id="withdrawal.step.nothingSent" defaultMessage="Nothing was sent." />,
});

/** Step of a cancelled withdrawal: the user requested it, so it is not a failure. */
const cancelled = (of: Of): TimelineStep => ({
  ...rejected(of),
  state: 'done',
  title: <FormattedMessage id="withdrawal.step.cancelled" defaultMessage="Cancelled by you" />,
});

/** A state unknown to this version is shown as the current step, neither past nor future. */
const unknown: TimelineStep = {
  state: 'current',
  title: <FormattedMessage id="depositRecord.held" defaultMessage="Being checked" />,
  text: (
    <FormattedMessage
      id="withdrawal.step.unknown"
      defaultMessage="This version of the app does not know this status. Contact support."
    />
  ),
};

function later(of: Of, state: WithdrawalStateName | undefined): TimelineStep[] {
  const ahead = [sent(of, 'ahead'), ...arrival(of, 'ahead')];
  switch (state) {
    case 'underReview':
      return [underReview(of), ...ahead];
    case 'sending':
      return [passed(of), sending, ...ahead];
    case 'delayed':
      return [passed(of), delayed(of), ...ahead];
    case 'checking':
      return of.row.sent_ms === undefined
        ? [passed(of), checking(of), ...ahead]
        : [passed(of), sent(of, 'done'), checking(of), ...arrival(of, 'ahead')];
    case 'sent':
      return [passed(of), sent(of, isBank(of.row) ? 'done' : 'current'), ...arrival(of, 'ahead')];
    case 'arrived':
      return [passed(of), sent(of, 'done'), ...arrival(of, 'done')];
    case 'passed':
      return [passed(of)];
    case 'rejected':
      return [rejected(of), returned(of)];
    case 'cancelled':
      return [cancelled(of), returned(of)];
    case undefined:
      return [unknown];
  }
}

/** Past and future steps, oldest first. */
export function withdrawalSteps(of: Of): TimelineStep[] {
  const state = withdrawalStateOf(of.row);
  return [requested(of, state), ...later(of, state)];
}
