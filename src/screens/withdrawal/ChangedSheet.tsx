import { FormattedMessage } from 'react-intl';
import { Amount } from '../../components/amounts/Amount.tsx';
import { finestScale } from '../../components/amounts/finestScale.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { decimalsOf, noValue } from '../../intl/format.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FigureChange } from '../../ui/facts/FigureChange.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { payoutOf } from '../../../contracts/rules/withdrawal.ts';
import { useBankAmounts } from '../../components/amounts/useBankAmounts.ts';
import type { Figures } from './changedFigures.ts';

interface ChangedSheetProps {
  coin: string;
  amount: string;
  /** Payout currency of the bank; undefined for a withdrawal to an address. */
  currency: string | undefined;
  before: Figures;
  after: Figures;
  onGoOn: () => void;
  onClose: () => void;
}

const receives = <FormattedMessage id="spot.ticket.receive" defaultMessage="You receive" />;

/** Shown and current figures, row by row. */
function useChangeRows({ coin, amount, currency, before, after }: ChangedSheetProps) {
  const amounts = useAmounts();
  const formats = useFormats();
  const bankAmount = useBankAmounts();
  const figure = (value: string | undefined): string => amounts.amount(value, coin);
  // The fee has the same unit as the amount above it.
  const fee = (value = ''): string => amounts.signed(/[1-9]/.test(value) ? `-${value}` : value, coin);
  // Same number of decimals on both sides: a longer rate would look more exact.
  const finest = Math.max(2, decimalsOf(before.rate ?? ''), decimalsOf(after.rate ?? ''));
  const rate = (value: string | undefined): string =>
    value === undefined ? noValue : formats.rate(value, Math.min(finest, finestScale));
  const paid = ({ receipt, rate: at }: Figures): string => bankAmount(payoutOf(receipt, at), undefined);
  const total = 'total' as const;
  const rows = [
    {
      label: <FormattedMessage id="transfer.amount" defaultMessage="Amount" />,
      before: figure(amount),
      after: figure(amount),
    },
    {
      label:
        currency === undefined ? (
          <FormattedMessage id="deposit.networkFee" defaultMessage="Network fee" />
        ) : (
          <FormattedMessage id="withdraw.bankFee" defaultMessage="Bank fee" />
        ),
      before: fee(before.fee),
      after: fee(after.fee),
    },
  ];
  const receipts = { before: figure(before.receipt), after: figure(after.receipt) };
  if (currency === undefined) return [...rows, { label: receives, ...receipts, variant: total }];
  return [
    ...rows,
    { label: <FormattedMessage id="withdraw.paidOut" defaultMessage="Paid out" />, ...receipts },
    {
      label: <FormattedMessage id="deposit.rate" defaultMessage="Rate" />,
      before: rate(before.rate),
      after: rate(after.rate),
    },
    { label: receives, before: paid(before), after: paid(after), unit: currency, variant: total },
  ];
}

function Answers({ coin, currency, after, onGoOn, onClose }: ChangedSheetProps) {
  const bankAmount = useBankAmounts();
  return (
    <Stack gap="3">
      {after.receipt === undefined ? null : (
        <Button width="block" onClick={onGoOn}>
          <FormattedMessage
            id="withdraw.changed.goOn"
            defaultMessage="Withdraw and receive {amount}"
            values={{
              amount:
                currency === undefined ? (
                  <Amount value={after.receipt} coin={coin} />
                ) : (
                  bankAmount(payoutOf(after.receipt, after.rate), currency)
                ),
            }}
          />
        </Button>
      )}
      <Button width="block" variant="secondary" onClick={onClose}>
        <FormattedMessage id="verification.required.later" defaultMessage="Not now" />
      </Button>
      <Text as="p" variant="caption" tone="muted" align="center">
        <FormattedMessage id="withdraw.changed.next" defaultMessage="Next, enter your fund password." />
      </Text>
    </Stack>
  );
}

/** Reports that the fee or rate differs from the one shown: both values, and the amount received now. */
export function ChangedSheet(props: ChangedSheetProps) {
  const { before, after, onClose } = props;
  const rows = useChangeRows(props);
  return (
    <Sheet
      title={
        before.rate === after.rate ? (
          <FormattedMessage id="withdraw.changed.fee" defaultMessage="The fee has changed" />
        ) : (
          <FormattedMessage id="withdraw.changed.rate" defaultMessage="The rate has changed" />
        )
      }
      onClose={onClose}
      actions={<Answers {...props} />}
    >
      <Stack gap="4">
        <Text as="p" variant="label" tone="secondary" weight="regular">
          <FormattedMessage
            id="withdraw.changed.text"
            defaultMessage="Nothing was sent and nothing is frozen. Check the new figures before you continue."
          />
        </Text>
        <FigureChange rows={rows} />
      </Stack>
    </Sheet>
  );
}
