import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { walletNonce } from '../../../api/wallets.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { useWalletSignature } from '../../../components/wallets/useWalletSignature.ts';
import { walletNetworks, type WalletNetwork } from '../../../components/wallets/walletNetworks.ts';
import type { SignedText, WalletPurpose } from '../../../components/wallets/walletSteps.ts';
import { WalletSheet } from '../../../components/wallets/WalletSheet.tsx';

/** Networks whose wallets the site accepts on this page. */
export const useWalletNetworks = (): readonly WalletNetwork[] => walletNetworks(useShell().site);

interface AskedSheetProps {
  purpose: WalletPurpose;
  networks: readonly WalletNetwork[];
  network: WalletNetwork | undefined;
  onSigned: (signed: SignedText) => Promise<void>;
  onClose: () => void;
}

function AskedSheet({ onClose, ...options }: AskedSheetProps) {
  const { site, isOffline } = useShell();
  const nonce = useMutation({ ...walletNonce(), meta: { handlesErrors: true } });
  const signature = useWalletSignature({
    ...options,
    chainIds: site?.wallet_chains,
    askText: nonce.mutateAsync,
  });
  return (
    <WalletSheet signature={signature} isOffline={isOffline} pageUrl={location.href} onClose={onClose} />
  );
}

interface WalletAsk<Result> {
  /** Asks for a signature; undefined when the user closes the sheet. */
  ask: (networks: readonly WalletNetwork[], network?: WalletNetwork) => Promise<Result | undefined>;
  sheet: ReactNode;
}

/**
 * A sheet that asks a wallet for a signature, over the form that needs it.
 * @param use what the signature is used for; a refusal is shown in the sheet
 */
export function useWalletAsk<Result>(
  purpose: WalletPurpose,
  use: (signed: SignedText) => Promise<Result>,
): WalletAsk<Result> {
  const [asked, setAsked] = useState<
    Pick<AskedSheetProps, 'networks' | 'network'> & { end: (result: Result | undefined) => void }
  >();
  const end = (result: Result | undefined): void => {
    asked?.end(result);
    setAsked(undefined);
  };
  return {
    ask: (networks, network) =>
      new Promise((resolve) => {
        setAsked({ networks, network, end: resolve });
      }),
    sheet: asked ? (
      <AskedSheet
        purpose={purpose}
        networks={asked.networks}
        network={asked.network}
        onSigned={async (signed) => end(await use(signed))}
        onClose={() => end(undefined)}
      />
    ) : null,
  };
}
