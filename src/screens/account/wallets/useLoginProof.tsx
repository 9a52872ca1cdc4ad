import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profile } from '../../../api/account.ts';
import { confirmWallet } from '../../../api/wallets.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { isWalletNetwork } from '../../../components/wallets/walletNetworks.ts';
import type { Refused } from '../../../components/forms/submission.ts';
import { useWalletAsk, useWalletNetworks } from './useWalletAsk.tsx';

export interface LoginProof {
  /** The account has no login password: a wallet confirms when the form is sent. */
  isByWallet: boolean;
  /**
   * Sends a form with the login password, or with the confirmation of a wallet in its place. Nothing is sent when the
   * user closes the sheet of the wallet.
   */
  sendWith: (
    password: string,
    send: (proof: string) => Promise<Refused | undefined>,
  ) => Promise<Refused | undefined>;
  sheet: ReactNode;
  /** The sheet of a form, with that of the wallet over it. */
  over: (form: ReactNode) => ReactNode;
}

/** Proof that the owner of the account acts, of every form that asks for the login password. */
export function useLoginProof(): LoginProof {
  const { user } = useShell();
  // Since the login, the user may have set a password. An account with one keeps it.
  const now = useQuery({ ...profile(), enabled: user?.has_password === false }).data ?? user;
  const offered = useWalletNetworks();
  const confirm = useMutation({ ...confirmWallet(), meta: { handlesErrors: true } });
  const { ask, sheet } = useWalletAsk('confirm', async ({ network, message, signature }) => {
    const { confirmation } = await confirm.mutateAsync({ network, message, signature });
    return confirmation;
  });
  const bound = now?.wallets?.map(({ network }) => network).filter(isWalletNetwork) ?? [];
  const isByWallet = now?.has_password === false;
  return {
    isByWallet,
    async sendWith(password, send) {
      if (!isByWallet) return send(password);
      const own = offered.filter((network) => bound.includes(network));
      const proof = await ask(own.length > 0 ? own : offered, own.length === 1 ? own[0] : undefined);
      return proof === undefined ? {} : send(proof);
    },
    sheet,
    over: (form) =>
      form && (
        <>
          {form}
          {sheet}
        </>
      ),
  };
}
