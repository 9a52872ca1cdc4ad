import { FormattedMessage } from 'react-intl';
import { isWalletNetwork } from '../../../components/wallets/walletNetworks.ts';
import { WalletName } from '../../../components/wallets/WalletMark.tsx';
import type { Profile } from '../../../api/account.ts';
import { shortAddress } from '../../../ui/facts/Address.tsx';
import { ProtectionRow } from '../security/ProtectionRow.tsx';
import type { BoundWallet } from './BoundWalletSheet.tsx';

export interface WalletRowsProps {
  profile: Profile;
  /** Undefined where the site links no wallets. */
  onBindWallet: (() => void) | undefined;
  onWallet: (wallet: BoundWallet) => void;
}

/** Linked wallets, and the link of another one. */
export function WalletRows({ profile, onBindWallet, onWallet }: WalletRowsProps) {
  return (
    <>
      {profile.wallets?.map(({ network, address, bound_ms }) =>
        isWalletNetwork(network) ? (
          <ProtectionRow
            key={`${network} ${address}`}
            icon="wallet"
            title={<WalletName network={network} />}
            caption={shortAddress(address)}
            isSet
            onClick={onBindWallet && (() => onWallet({ network, address, bound_ms }))}
          />
        ) : null,
      )}
      {onBindWallet ? (
        <ProtectionRow
          icon="wallet"
          title={<FormattedMessage id="walletLogin.link" defaultMessage="Link a wallet" />}
          caption={
            <FormattedMessage
              id="account.wallet.kinds"
              defaultMessage="ERC or TRC, to log in with a signature"
            />
          }
          onClick={onBindWallet}
        />
      ) : null}
    </>
  );
}
