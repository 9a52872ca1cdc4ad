import { useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { IdentifierKind } from '../../../components/identifiers/identifierKind.ts';
import { walletNetworks } from '../../../components/wallets/walletNetworks.ts';
import { refusalToast } from '../../../components/shell/failures.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { later, useOpened } from '../../../ui/loading/later.ts';
import { useVisitorDraft } from '../useVisitorDraft.ts';
import type { WalletFirstValues } from './walletFirst.ts';

const code = later(async () => (await import('./WalletLogin.tsx')).WalletLogin);

/** Login with a wallet, where the site offers it. Its code loads on tap. */
export function useWalletEntry() {
  const { site, toast } = useShell();
  const intl = useIntl();
  const draft = useVisitorDraft<WalletFirstValues>('walletLogin');
  const [isOpen, setOpen] = useState(() => draft.initial?.signed !== undefined);
  const fail = useCallback(() => {
    setOpen(false);
    const text = intl.formatMessage({
      id: 'ui.failed.unreached',
      defaultMessage: 'The server could not be reached. Check your connection.',
    });
    toast(refusalToast(text));
  }, [intl, toast]);
  const WalletLogin = useOpened(code, isOpen, fail);
  const networks = walletNetworks(site);
  if (networks.length === 0) return {};
  const close = (): void => {
    draft.end();
    setOpen(false);
  };
  return {
    open: () => setOpen(true),
    sheet: (onKind: (kind: IdentifierKind) => void): ReactNode =>
      WalletLogin ? (
        <WalletLogin
          networks={networks}
          draft={draft}
          onKind={(kind) => {
            close();
            onKind(kind);
          }}
          onClose={close}
        />
      ) : null,
  };
}
