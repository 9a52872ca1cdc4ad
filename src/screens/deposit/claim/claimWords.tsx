import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { useBankAmounts } from '../../../components/amounts/useBankAmounts.ts';
import type { DepositRow } from '../../../api/deposit.ts';
import { DepositPill, depositStateOf, isOff } from '../../../components/wallet/depositState.tsx';
import { depositTimeMs } from '../../../components/wallet/depositTime.ts';
import { useDates } from '../../../intl/useDates.ts';
import { KeyValue, type KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import type { ClaimValues } from './claimValues.ts';

/** Claimed amount, in its own decimals. */
export function ClaimedAmount({ way, amount, coin }: Pick<ClaimValues, 'way' | 'amount' | 'coin'>) {
  const bankAmount = useBankAmounts();
  return way === 'bank' ? (
    <span>{bankAmount(amount, coin || undefined)}</span>
  ) : (
    <Amount value={amount} coin={coin} />
  );
}

/** Existing record that matches the claim. */
function Alike({ row }: { row: DepositRow }) {
  const { bank_amount, bank_currency, amount, name } = row;
  const dates = useDates();
  return (
    <KeyValue
      rows={[
        {
          label: dates.row(depositTimeMs(row)),
          value:
            bank_amount === undefined ? (
              <Amount value={amount} coin={name} isReport />
            ) : (
              <ClaimedAmount way="bank" amount={bank_amount} coin={bank_currency ?? ''} />
            ),
        },
      ]}
    />
  );
}

/** Text shown while the response to the last claim is pending. */
export const checking = {
  checking: (
    <FormattedMessage
      id="claim.checking"
      defaultMessage="We’re checking whether your deposit was submitted."
    />
  ),
  notFound: (
    <FormattedMessage
      id="claim.notFound"
      defaultMessage="Your deposit has not been submitted yet. We’ll keep checking."
    />
  ),
  alike: <FormattedMessage id="claim.alike" defaultMessage="We found a similar deposit." />,
  askedOf: (values: ClaimValues): ReactNode => (
    <FormattedMessage
      id="transfer.asked"
      defaultMessage="{amount}."
      values={{ amount: <ClaimedAmount {...values} /> }}
    />
  ),
  alikeOf: (row: DepositRow): ReactNode => <Alike key={row.id} row={row} />,
  askedOnceOf: (values: ClaimValues): ReactNode => (
    <FormattedMessage
      id="claim.checking.text"
      defaultMessage="{amount}. We won’t resubmit it for you. If you submit it again, it won’t count twice."
      values={{ amount: <ClaimedAmount {...values} /> }}
    />
  ),
  obstacle: <FormattedMessage id="claim.obstacle" defaultMessage="Your last deposit is being checked." />,
};

/** Title above the status of a claim that is not yet decided. */
export function DoneTitle({ became }: { became: DepositRow | undefined }) {
  const state = became && depositStateOf(became);
  if (state === 'credited')
    return <FormattedMessage id="notice.depositCredited" defaultMessage="Your deposit has been credited" />;
  if (state === 'confirming') return <FormattedMessage id="address.confirming" defaultMessage="Confirming" />;
  if (isOff(state))
    return <FormattedMessage id="notice.depositRejected" defaultMessage="Your deposit was not credited" />;
  return <FormattedMessage id="claim.done" defaultMessage="Submitted for review" />;
}

/** Rows of an accepted claim. */
export const doneRows = (made: ClaimValues, became: DepositRow | undefined): readonly KeyValueRow[] => [
  {
    label: <FormattedMessage id="transfer.amount" defaultMessage="Amount" />,
    value: <ClaimedAmount {...made} />,
  },
  {
    label: <FormattedMessage id="record.status" defaultMessage="Status" />,
    value: became ? (
      <DepositPill row={became} />
    ) : (
      <FormattedMessage id="account.underReview" defaultMessage="Under review" />
    ),
  },
  ...(became && isOff(depositStateOf(became)) && became.remark
    ? [
        {
          label: <FormattedMessage id="security.held.reason" defaultMessage="Reason" />,
          value: became.remark,
        },
      ]
    : []),
];
