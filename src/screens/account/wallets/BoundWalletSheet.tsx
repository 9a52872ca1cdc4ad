import { FormattedMessage, useIntl } from 'react-intl';
import { FormFrame } from '../../../components/forms/FormFrame.tsx';
import { WalletName } from '../../../components/wallets/WalletMark.tsx';
import type { WalletNetwork } from '../../../components/wallets/walletNetworks.ts';
import { useDates } from '../../../intl/useDates.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';
import { CopyValue } from '../../../ui/actions/CopyValue.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { Address } from '../../../ui/facts/Address.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { SaveButton } from '../SaveButton.tsx';
import { PauseNotice } from '../security/PauseNotice.tsx';
import { OwnerProofFields } from './OwnerProofFields.tsx';
import { useOwnerProof, type OwnerProofOptions } from './useOwnerProof.ts';

export interface BoundWallet {
  network: WalletNetwork;
  address: string;
  bound_ms: number;
}

export interface BoundWalletSheetProps extends OwnerProofOptions {
  wallet: BoundWallet;
  /** It is the last way to log in, which stays. */
  isLast: boolean;
  /** Duration of the withdrawal hold caused by the change. */
  holdMinutes: number | undefined;
  isSandbox: boolean;
  isOffline: boolean;
  onClose: () => void;
}

/** A linked wallet: its whole address, and its removal. */
export function BoundWalletSheet(props: BoundWalletSheetProps) {
  const { wallet, isLast, holdMinutes, isSandbox, isOffline, onClose, ...options } = props;
  const intl = useIntl();
  const dates = useDates();
  const parts = useOwnerProof(options);
  const { form, held } = parts;
  const last = `${intl.formatMessage(refusalMessage('account.walletLast'))}`;
  return (
    <Sheet
      title={<WalletName network={wallet.network} />}
      onClose={onClose}
      actions={
        <SaveButton
          form={form}
          variant="dangerOutline"
          isOffline={isOffline}
          reason={isLast ? last : held.reason}
        >
          <FormattedMessage id="account.wallet.remove" defaultMessage="Remove wallet" />
        </SaveButton>
      }
    >
      <Stack gap="5">
        <Stack gap="2">
          <CopyValue
            text={wallet.address}
            name={intl.formatMessage({ id: 'account.wallet.address', defaultMessage: 'wallet address' })}
          >
            <Address text={wallet.address} />
          </CopyValue>
          <Text as="p" variant="caption" tone="muted">
            <FormattedMessage
              id="account.wallet.since"
              defaultMessage="Linked {date}"
              values={{ date: dates.day(wallet.bound_ms) }}
            />
          </Text>
        </Stack>
        {isLast ? null : (
          <>
            <Text as="p" tone="secondary">
              <FormattedMessage
                id="account.wallet.removeText"
                defaultMessage="After its removal this wallet no longer opens your account. You can link it again."
              />
            </Text>
            <FormFrame form={form} place="sheet">
              <OwnerProofFields {...options} {...parts} />
            </FormFrame>
            <PauseNotice minutes={holdMinutes} isSandbox={isSandbox} />
          </>
        )}
      </Stack>
    </Sheet>
  );
}
