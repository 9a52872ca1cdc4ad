import { FormattedMessage } from 'react-intl';
import { accountNames } from '../../components/wallet/accountNames.tsx';
import { Amount } from '../../components/amounts/Amount.tsx';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { TransferValues } from './useTransferForm.ts';

export interface TransferredProps {
  transfer: TransferValues;
  /** What both accounts have free now, decimal text; undefined while it is being read, or could not be. */
  free: { from: string | undefined; to: string | undefined };
  recordHref: string;
  onClose: () => void;
}

/** Says that an amount was moved, and what both accounts have now. */
export function Transferred({ transfer, free, recordHref, onClose }: TransferredProps) {
  const { coin, from, to, amount } = transfer;
  const figure = (value: string | undefined) => <Amount value={value} coin={coin} />;
  return (
    <Sheet
      title={<FormattedMessage id="transfer.done" defaultMessage="Transferred" />}
      onClose={onClose}
      actions={
        <Stack direction="row" gap="3" equal wrap>
          <Button variant="secondary" width="block" href={recordHref}>
            <FormattedMessage id="transferRecord.title" defaultMessage="Transfer records" />
          </Button>
          <Button width="block" onClick={onClose}>
            <FormattedMessage id="common.done" defaultMessage="Done" />
          </Button>
        </Stack>
      }
    >
      <KeyValue
        rows={[
          {
            label: <FormattedMessage id="transfer.amount" defaultMessage="Amount" />,
            value: figure(amount),
          },
          { label: accountNames[from], value: figure(free.from) },
          { label: accountNames[to], value: figure(free.to) },
        ]}
      />
    </Sheet>
  );
}
