import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { walletLogin, walletNonce } from '../../../api/wallets.ts';
import { refusedOf } from '../../../components/forms/refusedOf.ts';
import type { OwnDraft } from '../../../components/forms/useDraft.ts';
import type { IdentifierKind } from '../../../components/identifiers/identifierKind.ts';
import { isApiError } from '../../../components/shell/apiErrors.ts';
import { refusalToast } from '../../../components/shell/failures.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { useWalletSignature } from '../../../components/wallets/useWalletSignature.ts';
import type { SignedText } from '../../../components/wallets/walletSteps.ts';
import type { WalletNetwork } from '../../../components/wallets/walletNetworks.ts';
import { WalletSheet } from '../../../components/wallets/WalletSheet.tsx';
import { useAgreementVersions } from '../agreements/useAgreementVersions.ts';
import { OtherWays } from './OtherWays.tsx';
import { WalletFirstSheet } from './WalletFirstSheet.tsx';
import type { WalletFirstValues } from './walletFirst.ts';

interface WalletLoginProps {
  networks: readonly WalletNetwork[];
  draft: OwnDraft<WalletFirstValues>;
  /** The user logs in by another kind of name. */
  onKind: (kind: IdentifierKind) => void;
  onClose: () => void;
}

const meta = { handlesErrors: true };

/** Texts of a refusal that keep the signed text valid: the invitation code and the agreements. */
const fieldNames = { extension_code: 'invitationCode', agreements: 'isAgreed' };

/** Logs in with the signature of a wallet; the first login of a wallet opens an account. */
export function WalletLogin({ networks, draft, onKind, onClose }: WalletLoginProps) {
  const { site, isOffline, logIn, pathOf, toast } = useShell();
  const intl = useIntl();
  const agreements = useAgreementVersions();
  const nonce = useMutation({ ...walletNonce(), meta });
  const login = useMutation({ ...walletLogin(), meta });
  const [first, setFirst] = useState<SignedText | undefined>(draft.initial?.signed);
  const sandboxCode = site?.is_sandbox === true ? site.invitation_code : '';

  const send = async ({ network, message, signature }: SignedText, opening = {}): Promise<void> =>
    logIn(await login.mutateAsync({ network, message, signature, ...opening }));

  const signature = useWalletSignature({
    purpose: 'login',
    networks,
    chainIds: site?.wallet_chains,
    askText: nonce.mutateAsync,
    async onSigned(signed) {
      try {
        await send(signed);
      } catch (error) {
        if (!isApiError(error) || error.fields.extension_code === undefined) throw error;
        const { invitationCode = sandboxCode, isAgreed = false } = draft.initial ?? {};
        draft.onValues({ invitationCode, isAgreed, signed });
        setFirst(signed);
      }
    },
  });
  const otherWays = <OtherWays onKind={onKind} />;
  if (!first)
    return (
      <WalletSheet
        signature={signature}
        isOffline={isOffline}
        pageUrl={location.href}
        otherWays={otherWays}
        onClose={onClose}
      />
    );
  return (
    <WalletFirstSheet
      signed={first}
      draft={draft}
      isSandboxInvitation={sandboxCode !== ''}
      isOffline={isOffline}
      links={{ userAgreement: pathOf('UserAgreement'), privacy: pathOf('PrivacyAgreement') }}
      onSubmit={async ({ invitationCode }) => {
        const opening = {
          extension_code: invitationCode.trim(),
          ...(agreements === undefined ? undefined : { agreements }),
        };
        try {
          await send(first, opening);
        } catch (error) {
          if (!isApiError(error)) throw error;
          const isOfText = error.isUnanswered || error.reason?.startsWith('session.wallet');
          if (!isOfText) return refusedOf(intl, error, fieldNames);
          setFirst(undefined);
          signature.refuse(error);
          return undefined;
        }
        draft.end();
        return undefined;
      }}
      onRefused={(...refusal) => toast(refusalToast(...refusal))}
      onClose={onClose}
    />
  );
}
