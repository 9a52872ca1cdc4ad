import { FormattedMessage } from 'react-intl';
import type { LeverTrade } from '../../../api/lever.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { ConfirmSheet } from '../../../ui/dialogs/ConfirmSheet.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { PositionHead } from '../PositionHead.tsx';

interface WithdrawCloseProps {
  trade: LeverTrade;
  isSending: boolean;
  onWithdraw: () => void;
  onKeep: () => void;
}

/** Fee of withdrawing a close request, shown before confirmation. */
export function WithdrawClose({ trade, isSending, onWithdraw, onKeep }: WithdrawCloseProps) {
  return (
    <ConfirmSheet
      title={<FormattedMessage id="lever.withdraw.title" defaultMessage="Cancel the request to close?" />}
      keep={<FormattedMessage id="account.request.keep" defaultMessage="Keep request" />}
      commit={<FormattedMessage id="account.request.withdraw" defaultMessage="Cancel request" />}
      busy={
        isSending ? (
          <FormattedMessage id="account.request.withdrawing" defaultMessage="Cancelling" />
        ) : undefined
      }
      onKeep={onKeep}
      onCommit={onWithdraw}
      rows={[
        {
          label: <FormattedMessage id="lever.withdraw.fees" defaultMessage="Overnight fees charged now" />,
          value: <Amount value={trade.overnight_waived} coin={trade.symbol.split('/')[1] ?? ''} isReport />,
          variant: 'total',
        },
      ]}
    >
      <PositionHead trade={trade} mark={undefined} />
      <Text as="p" tone="secondary">
        <FormattedMessage
          id="lever.withdraw.text"
          defaultMessage="The position stays open. Overnight fees since your request are charged now, and later ones as before."
        />
      </Text>
    </ConfirmSheet>
  );
}
