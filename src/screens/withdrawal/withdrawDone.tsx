import { FormattedMessage } from 'react-intl';
import type { WithdrawalInfo } from '../../api/withdrawal.ts';
import type { WithdrawalRow } from '../../api/withdrawals.ts';
import { Text } from '../../ui/text/Text.tsx';
import type { KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { NoReleasePayment } from './addresses/FrozenNote.tsx';
import { arrivesRow } from './record/withdrawalRows.tsx';
import type { WithdrawalValues } from './withdrawalValues.ts';

interface DoneOptions {
  /** Withdrawal as recorded; undefined when the records are not available. */
  requested: WithdrawalRow | undefined;
  info: WithdrawalInfo | undefined;
  /** Link to the withdrawal's page. */
  hrefOf: (id: number) => string;
  rowsOf: (made: WithdrawalValues) => readonly KeyValueRow[];
}

/** Confirmation of a withdrawal that was just requested. */
export function withdrawDone({ requested, info, hrefOf, rowsOf }: DoneOptions) {
  const isReviewed = requested?.state === undefined || requested.state === 'review';
  return {
    title: isReviewed ? (
      <FormattedMessage id="account.underReview" defaultMessage="Under review" />
    ) : (
      <FormattedMessage id="withdraw.done.sending" defaultMessage="Being sent" />
    ),
    rowsOf: (made: WithdrawalValues) => [...rowsOf(made), ...(info ? [arrivesRow(info)] : [])],
    link: requested && {
      label: <FormattedMessage id="withdraw.done.view" defaultMessage="View withdrawal" />,
      href: hrefOf(requested.id),
    },
    note: (
      <>
        <Text as="p" variant="label" tone="secondary" weight="regular">
          <FormattedMessage
            id="withdraw.done.frozen"
            defaultMessage="The amount is frozen until the withdrawal is sent, rejected or cancelled."
          />
        </Text>
        <NoReleasePayment />
      </>
    ),
  };
}
