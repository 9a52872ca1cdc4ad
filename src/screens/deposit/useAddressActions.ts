import { useIntl } from 'react-intl';
import { saveFile } from '../../components/shell/saveFile.ts';
import { useShell } from '../../components/shell/useShell.ts';
import type { AddressActions } from './AddressCard.tsx';
import { addressPicture } from './addressPicture.ts';
import { assetText, networkText, type Network } from './depositNetworks.ts';

/** Actions on an address; shared text names the coin and the network. */
export function useAddressActions(coin: string, network: Network | undefined): AddressActions {
  const intl = useIntl();
  const { user, toast } = useShell();
  const named = network ?? { name: '', chain: undefined };
  const title = assetText(coin, named);
  const warnings = [
    intl.formatMessage(
      { id: 'deposit.sendOnly', defaultMessage: 'Send only {coin} on {network}.' },
      { coin, network: networkText(named) },
    ),
    intl.formatMessage({
      id: 'deposit.sendOnly.cost',
      defaultMessage: 'Other coins, or coins sent over another network, are lost permanently.',
    }),
  ];
  const sandbox = intl.formatMessage({
    id: 'deposit.sandbox',
    defaultMessage: 'This address is made up. Wallets reject it, and real coins never arrive.',
  });
  return {
    onCopied: () =>
      void toast({
        kind: 'success',
        text: intl.formatMessage({ id: 'deposit.copied', defaultMessage: 'Address copied' }),
      }),
    async onSave(address) {
      const notes = user?.is_sandbox === true ? [...warnings, sandbox] : warnings;
      const picture = await addressPicture(address, { title, notes }).catch(() => undefined);
      if (picture === undefined) return false;
      saveFile(`${coin}-${named.name}.png`, picture.type, picture);
      toast({
        kind: 'success',
        text: intl.formatMessage({ id: 'deposit.saved', defaultMessage: 'Image saved' }),
      });
      return true;
    },
    onShare:
      'share' in navigator
        ? // A dismissed share sheet is no error; copying remains available.
          (address) => void navigator.share({ title, text: `${title}\n${address}` }).catch(() => undefined)
        : undefined,
  };
}
