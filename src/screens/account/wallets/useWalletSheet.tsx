import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Profile } from '../../../api/account.ts';
import { bindWallet, unbindWallet } from '../../../api/wallets.ts';
import { ownAddress } from '../../../components/codes/ownAddress.ts';
import { refusalToast } from '../../../components/shell/failures.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { useSecurity } from '../security/useSecurity.ts';
import { useAccountCode } from '../useAccountCode.ts';
import { useAccountSend } from '../useAccountSend.ts';
import { useSuccessToast } from '../useSuccessToast.ts';
import { BindWalletSheet } from './BindWalletSheet.tsx';
import { BoundWalletSheet, type BoundWallet } from './BoundWalletSheet.tsx';
import { isLastWay } from './isLastWay.ts';
import { useLoginProof } from './useLoginProof.tsx';
import { useWalletAsk, useWalletNetworks } from './useWalletAsk.tsx';

/** Both calls, with the proof of the owner. */
function useChanges() {
  const intl = useIntl();
  const send = useAccountSend();
  const proof = useLoginProof();
  const { ask, sheet } = useWalletAsk('bind', (signed) => Promise.resolve(signed));
  const options = { meta: { handlesErrors: true }, ...useSuccessToast() };
  const bind = useMutation({ ...bindWallet(), ...options });
  const unbind = useMutation({ ...unbindWallet(), ...options });
  const unknown = intl.formatMessage({
    id: 'account.wallet.unknown',
    defaultMessage:
      'We got no response, so the change may already have been made. Check your linked wallets.',
  });
  const codeOf = (ownCode: string) => (ownCode === '' ? undefined : { own_code: ownCode });
  return {
    proof,
    sheet: sheet ?? proof.sheet,
    bind: async (
      network: BoundWallet['network'],
      { password, ownCode }: { password: string; ownCode: string },
    ) => {
      const signed = await ask([network], network);
      if (signed === undefined) return {};
      const { message, signature } = signed;
      return proof.sendWith(password, (shown) =>
        send(
          () => bind.mutateAsync({ network, message, signature, password: shown, ...codeOf(ownCode) }),
          unknown,
        ),
      );
    },
    unbind: (
      { network, address }: BoundWallet,
      { password, ownCode }: { password: string; ownCode: string },
    ) =>
      proof.sendWith(password, (shown) =>
        send(() => unbind.mutateAsync({ network, address, password: shown, ...codeOf(ownCode) }), unknown),
      ),
  };
}

/** Sheets that link a wallet and show a linked one. */
export function useWalletSheet(account: Profile | undefined) {
  const { site, isOffline, toast } = useShell();
  const [open, setOpen] = useState<'bind' | BoundWallet>();
  const networks = useWalletNetworks();
  const security = useSecurity();
  const sendCode = useAccountCode('ownCode');
  const changes = useChanges();
  const close = (): void => setOpen(undefined);
  const canBind = security?.state === 'ready' && networks.length > 0;
  function sheet() {
    if (!account || security?.state !== 'ready' || open === undefined) return null;
    const shared = {
      isByWallet: changes.proof.isByWallet,
      address: ownAddress(account, site?.code_channels),
      holdMinutes: security.data.hold_minutes.change,
      isSandbox: site?.is_sandbox === true,
      isOffline,
      onSendCode: sendCode,
      onRefused: (...refusal: Parameters<typeof refusalToast>) => toast(refusalToast(...refusal)),
      onClose: close,
    };
    if (open === 'bind')
      return (
        <BindWalletSheet
          {...shared}
          networks={networks}
          onSubmit={async ({ network, ...values }) => {
            const refused = await changes.bind(network, values);
            if (!refused) close();
            return refused;
          }}
        />
      );
    return (
      <BoundWalletSheet
        {...shared}
        wallet={open}
        isLast={isLastWay(account)}
        onSubmit={async (values) => {
          const refused = await changes.unbind(open, values);
          if (!refused) close();
          return refused;
        }}
      />
    );
  }
  const own = sheet();
  return {
    sheet: own && (
      <>
        {own}
        {changes.sheet}
      </>
    ),
    onBindWallet: canBind ? () => setOpen('bind') : undefined,
    onWallet: setOpen,
  };
}
