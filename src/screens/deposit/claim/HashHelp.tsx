import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { HashForm } from '../../../../contracts/rules/chains/transactionHash.ts';
import { Points } from '../../../ui/facts/Points.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { networkText, type Network } from '../depositNetworks.ts';

interface HashHelpProps {
  form: HashForm;
  network: Network;
  onClose: () => void;
}

const looks: Readonly<Record<HashForm, (network: string) => ReactNode>> = {
  prefixed: (network) => (
    <FormattedMessage
      id="claim.help.prefixed"
      defaultMessage="On {network} it has 66 characters and begins with 0x."
      values={{ network }}
    />
  ),
  plain: (network) => (
    <FormattedMessage
      id="claim.help.plain"
      defaultMessage="On {network} it has 64 characters: digits and the letters a to f."
      values={{ network }}
    />
  ),
  either: (network) => (
    <FormattedMessage
      id="claim.help.either"
      defaultMessage="On {network} it has 64 characters, or 66 where it begins with 0x."
      values={{ network }}
    />
  ),
};

/** Explains where wallets and exchanges show the transaction hash, and its format. */
export function HashHelp({ form, network, onClose }: HashHelpProps) {
  return (
    <Sheet
      title={<FormattedMessage id="claim.help.title" defaultMessage="Where to find the hash" />}
      onClose={onClose}
    >
      <Stack padBlock="3">
        <Points
          points={[
            {
              icon: 'wallet',
              tone: 'muted',
              text: (
                <FormattedMessage
                  id="claim.help.open"
                  defaultMessage="Open the transfer in the wallet or exchange that you sent from."
                />
              ),
            },
            {
              icon: 'search',
              tone: 'muted',
              text: (
                <FormattedMessage
                  id="claim.help.names"
                  defaultMessage="Look for “transaction hash”, “TxHash” or “TxID”."
                />
              ),
            },
            { icon: laterIcons.document, tone: 'muted', text: looks[form](networkText(network)) },
            {
              icon: laterIcons.copy,
              tone: 'muted',
              text: (
                <FormattedMessage
                  id="claim.help.copy"
                  defaultMessage="Copy it whole. It is not the address that you sent to."
                />
              ),
            },
          ]}
        />
      </Stack>
    </Sheet>
  );
}
