import type { FormOf } from '../../api/calling/client.ts';
import type { SiteConfig } from '../../api/session.ts';
import { isLoginOrigin } from '../shell/isLoginOrigin.ts';

export type WalletNetwork = FormOf<'walletNonce'>['network'];

const known: readonly string[] = ['erc', 'trc'] satisfies WalletNetwork[];

export const isWalletNetwork = (code: string): code is WalletNetwork => known.includes(code);

/** Networks whose wallets the site accepts on this page; none while it is unknown. */
export function walletNetworks(
  site: Pick<SiteConfig, 'wallet_networks' | 'login_origin'> | undefined,
): readonly WalletNetwork[] {
  return isLoginOrigin(site) ? (site?.wallet_networks ?? []).filter(isWalletNetwork) : [];
}
