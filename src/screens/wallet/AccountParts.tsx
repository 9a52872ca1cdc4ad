import { FormattedMessage, useIntl } from 'react-intl';
import { accountColours } from '../../components/wallet/accountColours.ts';
import type { Account } from '../../components/wallet/accounts.ts';
import { notReported } from '../../components/amounts/notReported.ts';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { ShareBar, ShareDot } from '../../ui/fields/ShareBar.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

interface AccountPartsProps {
  account: Account;
  /** Decimal text: in the coin, or in USDT without a coin. */
  available: string | undefined;
  held: string | undefined;
  coin: string | undefined;
  isHidden: boolean;
}

/** Available and held part of an account, or of a coin in it. */
export function AccountParts({ account, available, held, coin, isHidden }: AccountPartsProps) {
  const intl = useIntl();
  const formats = useFormats();
  const { amount } = useAmounts();
  const colour = accountColours[account];
  const figure = (value: string | undefined): string =>
    isHidden
      ? hiddenAmount
      : value === undefined
        ? notReported(intl)
        : coin === undefined
          ? `${formats.total(value)} USDT`
          : `${amount(value, coin)} ${coin}`;
  return (
    <Stack gutter padBlock="3" gap="3">
      <ShareBar
        label={intl.formatMessage(
          { id: 'tradeAccount.parts', defaultMessage: 'Frozen {held}, available {available}' },
          { held: figure(held), available: figure(available) },
        )}
        parts={[
          { colour, share: held ?? '0' },
          { colour: 'rest', share: available ?? '0' },
        ]}
      />
      <KeyValue
        rows={[
          {
            label: (
              <Stack direction="row" gap="4" align="center">
                <ShareDot colour="rest" />
                <FormattedMessage id="tradeAccount.available" defaultMessage="Available" />
              </Stack>
            ),
            value: figure(available),
          },
          {
            label: (
              <Stack direction="row" gap="4" align="center">
                <ShareDot colour={colour} />
                <FormattedMessage id="wallet.frozen" defaultMessage="Frozen" />
              </Stack>
            ),
            value: figure(held),
          },
        ]}
      />
    </Stack>
  );
}
