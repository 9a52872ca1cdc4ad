import { BigNumber } from 'bignumber.js';
import { FormattedMessage } from 'react-intl';
import { hiddenAmount } from '../amounts/hiddenAmount.ts';
import { useAmounts } from '../amounts/useAmounts.ts';
import { useIsHidden } from '../amounts/useIsHidden.ts';
import type { WithdrawalHold } from '../withdrawals/withdrawalHold.ts';

interface AvailableHintProps {
  coin: string;
  /** Decimal text. */
  available: string;
  held: string | undefined;
  withdrawing: WithdrawalHold | undefined;
}

/** Available and frozen amounts of a coin, with the part frozen by withdrawals where known. */
export function AvailableHint({ coin, available, held = '0', withdrawing }: AvailableHintProps) {
  const amounts = useAmounts();
  const isHidden = useIsHidden();
  const figure = (units: string): string =>
    isHidden ? hiddenAmount : `${amounts.amount(units, coin)}\u00a0${coin}`;
  const values = { free: figure(available), held: figure(held) };
  const isHeld = new BigNumber(held).gt(0);
  // A frozen amount larger than the total was read at another time.
  const isPart =
    withdrawing !== undefined &&
    new BigNumber(withdrawing.amount).gt(0) &&
    new BigNumber(withdrawing.amount).lte(held);
  if (!isHeld || !isPart)
    return (
      <FormattedMessage
        id="transfer.hint"
        defaultMessage="{isHeld, select, true {Available {free}. {held} is frozen.} other {Available {free}.}}"
        values={{ isHeld, ...values }}
      />
    );
  const { amount, count } = withdrawing;
  return new BigNumber(amount).eq(held) ? (
    <FormattedMessage
      id="transfer.hint.withdrawals"
      defaultMessage="Available {free}. {held} is frozen by {count, plural, one {a withdrawal} other {# withdrawals}}."
      values={{ ...values, count }}
    />
  ) : (
    <FormattedMessage
      id="transfer.hint.partly"
      defaultMessage="Available {free}. {held} is frozen, {part} of it by {count, plural, one {a withdrawal} other {# withdrawals}}."
      values={{ ...values, part: figure(amount), count }}
    />
  );
}
