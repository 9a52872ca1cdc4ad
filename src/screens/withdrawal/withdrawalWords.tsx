import { FormattedMessage } from 'react-intl';
import type { WithdrawalRow } from '../../api/withdrawals.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { amountAsked } from '../../components/command/CheckingNotice.tsx';
import { useDates } from '../../intl/useDates.ts';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { requestedMs, type WithdrawalValues } from './withdrawalValues.ts';

/** A matching withdrawal: its time and amount. */
function Alike({ row }: { row: WithdrawalRow }) {
  const dates = useDates();
  return (
    <KeyValue
      rows={[{ label: dates.row(requestedMs(row)), value: <Amount value={row.number} coin={row.name} /> }]}
    />
  );
}

/** Messages about the last withdrawal while its response is missing. */
export const openWithdrawalWords = {
  checking: (
    <FormattedMessage
      id="withdraw.checking"
      defaultMessage="We’re checking whether your request was received."
    />
  ),
  notFound: (
    <FormattedMessage
      id="withdraw.notFound"
      defaultMessage="Your request has not been received yet. We’ll keep checking."
    />
  ),
  alike: <FormattedMessage id="withdraw.alike" defaultMessage="We found a withdrawal like yours." />,
  askedOf: ({ amount, coin }: WithdrawalValues) => amountAsked(<Amount value={amount} coin={coin} />),
  alikeOf: (row: WithdrawalRow) => <Alike key={row.id} row={row} />,
  askedOnceOf: ({ amount, coin }: WithdrawalValues) => (
    <FormattedMessage
      id="withdraw.checking.text"
      defaultMessage="{amount}. We won’t resend it for you, and sending it again can’t withdraw it twice."
      values={{ amount: <Amount value={amount} coin={coin} /> }}
    />
  ),
  obstacle: (
    <FormattedMessage
      id="withdraw.obstacle.checking"
      defaultMessage="Your last withdrawal is being checked."
    />
  ),
};
