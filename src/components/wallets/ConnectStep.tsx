import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../contracts/brand.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ChoiceCards } from '../../ui/choices/ChoiceCards.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { NetworkChoice } from './NetworkChoice.tsx';
import { OneMessage } from './OneMessage.tsx';
import type { WalletApp } from './walletApps.ts';
import { WaitingHint } from './WaitingHint.tsx';
import { WalletAppIcon } from './WalletAppIcon.tsx';
import { WalletName } from './WalletMark.tsx';
import type { WalletSheetProps } from './walletSteps.ts';

const isWaiting = ({ step }: WalletSheetProps['signature']): boolean =>
  step.at === 'connect' && step.isWaiting;

/** Wallets of the chosen network, where there is more than one. */
function Apps({ apps, app, chooseApp }: WalletSheetProps['signature']) {
  const intl = useIntl();
  const nameOf = ({ name }: WalletApp): string =>
    name ?? intl.formatMessage({ id: 'walletLogin.unnamed', defaultMessage: 'Wallet of this browser' });
  if (apps.length < 2 || !app) return null;
  return (
    <ChoiceCards
      label={intl.formatMessage({ id: 'walletLogin.app', defaultMessage: 'Wallet' })}
      value={app.id}
      onChange={chooseApp}
      options={apps.map((one) => ({
        value: one.id,
        label: nameOf(one),
        content: (
          <>
            <Stack direction="row" gap="3" align="center" grow>
              <WalletAppIcon icon={one.icon} />
              <Text variant="label" tone="primary">
                {nameOf(one)}
              </Text>
            </Stack>
            {one.id === app.id ? <Icon name="check" size="sm" /> : null}
          </>
        ),
      }))}
    />
  );
}

/** Choice of the network and of the wallet. */
export function ConnectStep({ signature }: WalletSheetProps) {
  const { networks, network, chooseNetwork } = signature;
  return (
    <Stack gap="4">
      <Text as="p" variant="label" tone="secondary" weight="regular">
        <FormattedMessage id="walletLogin.choose" defaultMessage="Choose the network of your wallet." />
      </Text>
      <NetworkChoice networks={networks} network={network} onChange={chooseNetwork} />
      <Apps {...signature} />
      <OneMessage>
        <FormattedMessage
          id="walletLogin.oneMessage.text"
          defaultMessage="No transaction, no fee, no approval of a token. {brand} can neither see nor move what the wallet holds."
          values={{ brand: brand.name }}
        />
      </OneMessage>
    </Stack>
  );
}

export function ConnectActions({ signature, isOffline }: WalletSheetProps) {
  const { network, connect } = signature;
  const waits = isWaiting(signature);
  return (
    <Stack gap="3">
      <Button
        width="block"
        icon="wallet"
        disabled={isOffline}
        reason={
          isOffline ? <FormattedMessage id="common.offline" defaultMessage="You are offline" /> : undefined
        }
        loading={
          waits ? (
            <FormattedMessage id="walletLogin.waiting" defaultMessage="Waiting for wallet" />
          ) : undefined
        }
        onClick={connect}
      >
        <FormattedMessage
          id="walletLogin.connect"
          defaultMessage="Connect {wallet}"
          values={{ wallet: <WalletName network={network} /> }}
        />
      </Button>
      <WaitingHint isWaiting={waits}>
        <FormattedMessage
          id="walletLogin.next"
          defaultMessage="The next step shows the exact text before you sign."
        />
      </WaitingHint>
    </Stack>
  );
}
