import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormFrame } from '../../../components/forms/FormFrame.tsx';
import type { Submit } from '../../../components/forms/submission.ts';
import { NetworkChoice } from '../../../components/wallets/NetworkChoice.tsx';
import { OneMessage } from '../../../components/wallets/OneMessage.tsx';
import type { WalletNetwork } from '../../../components/wallets/walletNetworks.ts';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { SaveButton } from '../SaveButton.tsx';
import { PauseNotice } from '../security/PauseNotice.tsx';
import { OwnerProofFields } from './OwnerProofFields.tsx';
import { useOwnerProof, type OwnerProofOptions, type OwnerProofValues } from './useOwnerProof.ts';

export interface BindWalletSheetProps extends Omit<OwnerProofOptions, 'onSubmit'> {
  networks: readonly WalletNetwork[];
  /** Duration of the withdrawal hold caused by the change. */
  holdMinutes: number | undefined;
  isSandbox: boolean;
  isOffline: boolean;
  onSubmit: Submit<OwnerProofValues & { network: WalletNetwork }>;
  onClose: () => void;
}

/** Links a wallet as another way to log in. */
export function BindWalletSheet(props: BindWalletSheetProps) {
  const { networks, holdMinutes, isSandbox, isOffline, onSubmit, onClose, ...options } = props;
  const [network, setNetwork] = useState(networks[0] ?? 'erc');
  const parts = useOwnerProof({ ...options, onSubmit: (values) => onSubmit({ ...values, network }) });
  const { form, held } = parts;
  return (
    <Sheet
      title={<FormattedMessage id="walletLogin.link" defaultMessage="Link a wallet" />}
      onClose={onClose}
      actions={
        <Stack gap="3">
          <SaveButton form={form} isOffline={isOffline} reason={held.reason}>
            <FormattedMessage id="account.wallet.connect" defaultMessage="Connect and sign" />
          </SaveButton>
          <Text as="p" variant="caption" tone="muted" align="center">
            <FormattedMessage
              id="account.wallet.oneAccount"
              defaultMessage="A wallet belongs to one account only."
            />
          </Text>
        </Stack>
      }
    >
      <Stack gap="4">
        <Text as="p" variant="label" tone="secondary" weight="regular">
          <FormattedMessage
            id="account.wallet.what"
            defaultMessage="Log in with a signature instead of a password."
          />
        </Text>
        <NetworkChoice networks={networks} network={network} onChange={setNetwork} />
        <FormFrame form={form} place="sheet">
          <OwnerProofFields {...options} {...parts} />
        </FormFrame>
        <OneMessage>
          <FormattedMessage
            id="account.wallet.oneMessage"
            defaultMessage="No transaction, no fee, no approval of a token."
          />
        </OneMessage>
        <PauseNotice minutes={holdMinutes} isSandbox={isSandbox} />
      </Stack>
    </Sheet>
  );
}
