import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WithdrawalHold } from '../../api/accountSecurity.ts';
import type { WithdrawalInfo } from '../../api/withdrawal.ts';
import { timeLeft } from '../../components/live/timeLeft.ts';
import { useSecondsUntil } from '../../components/live/useSecondsUntil.ts';
import { useDates } from '../../intl/useDates.ts';
import type { Formats } from '../../intl/format.ts';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { useFormats } from '../../intl/useFormats.ts';
import type { WhereObstacle } from './whereObstacle.ts';
import type { WithdrawalParts } from './useWithdrawalForm.ts';
import { isDayUsedUp } from './withdrawalTerms.ts';

export type Holds = readonly WithdrawalHold[];

const endMs = ({ until_ms }: WithdrawalHold): number => until_ms ?? Infinity;

/** The longest hold; undefined once nothing is held. */
export const longestHold = (holds: Holds, nowMs: number): WithdrawalHold | undefined =>
  [...holds]
    .sort((a, b) => (endMs(a) === endMs(b) ? 0 : endMs(b) - endMs(a)))
    .find((hold) => endMs(hold) > nowMs);

/** Seconds until the last hold ends; Infinity if the user must end it. */
function useHeldSeconds(holds: Holds): number {
  const end = Math.max(0, ...holds.map(endMs));
  const seconds = useSecondsUntil(Number.isFinite(end) ? end : 0);
  return Number.isFinite(end) ? seconds : end;
}

function whereText(where: WhereObstacle | undefined, formats: Formats, left: number): ReactNode {
  switch (where?.kind) {
    case 'suspended':
      return <FormattedMessage id="withdraw.suspended.short" defaultMessage="Withdrawals are suspended" />;
    case 'noAddress':
      return <RefusalText of="withdrawal.addressFirst" />;
    case 'noCard':
      return <RefusalText of="withdrawal.cardFirst" />;
    case 'waiting':
      return (
        <FormattedMessage
          id="withdraw.addressWaiting"
          defaultMessage="Confirm this address first, under Manage addresses"
        />
      );
    case 'held':
      return where.untilMs === undefined ? (
        <FormattedMessage id="address.held.open" defaultMessage="On hold" />
      ) : left === 0 ? undefined : (
        <FormattedMessage
          id="withdraw.addressHeld"
          defaultMessage="This address can be used in {time}"
          values={{ time: timeLeft(formats, left) }}
        />
      );
    case 'unknown':
      return (
        <FormattedMessage
          id="withdraw.addressUnknown"
          defaultMessage="We couldn’t check whether this address can be used. Try again"
        />
      );
    case undefined:
      return undefined;
  }
}

interface ObstacleOptions {
  parts: WithdrawalParts;
  info: WithdrawalInfo;
  holds: Holds;
  /** End of the lock after too many wrong attempts. */
  locked: string | undefined;
  /** The address for codes is known. */
  hasCodeAddress: boolean;
  where: WhereObstacle | undefined;
}

/** Why the withdrawal is not possible; undefined if it is. */
export function useObstacle({
  parts,
  info,
  holds,
  locked,
  hasCodeAddress,
  where,
}: ObstacleOptions): ReactNode {
  const dates = useDates();
  const formats = useFormats();
  const held = useHeldSeconds(holds);
  const addressLeft = useSecondsUntil(where?.untilMs ?? 0);
  if (held === Infinity)
    return (
      <FormattedMessage
        id="withdraw.heldByYou"
        defaultMessage="You put withdrawals on hold. Your entries are kept."
      />
    );
  if (held > 0)
    return (
      <FormattedMessage
        id="withdraw.heldFor"
        defaultMessage="Possible again in {time}. Your entries are kept."
        values={{ time: timeLeft(formats, held) }}
      />
    );
  if (isDayUsedUp(info))
    return info.per_day === undefined || info.reset_ms === undefined ? (
      <FormattedMessage
        id="withdraw.usedUp"
        defaultMessage="You have reached today’s number of withdrawals."
      />
    ) : (
      <FormattedMessage
        id="withdraw.usedUp.until"
        defaultMessage="You have reached your limit of {count, plural, one {# withdrawal} other {# withdrawals}} today. The next day begins {time}."
        values={{ count: info.per_day, time: dates.withZone(info.reset_ms) }}
      />
    );
  const there = whereText(where, formats, addressLeft);
  if (there !== undefined) return there;
  if (info.change_balance === undefined)
    return <FormattedMessage id="wallet.balance.failed" defaultMessage="Your balance could not be loaded." />;
  if (parts.cost.fee === undefined || parts.cost.minimum === undefined)
    return (
      <FormattedMessage
        id="withdraw.costUnknown"
        defaultMessage="Fee and minimum could not be loaded. Try again later."
      />
    );
  if (!hasCodeAddress) return <RefusalText of="account.noAddress" />;
  return locked ?? parts.problem?.text;
}
