import type { WalletNetwork } from './walletNetworks.ts';

/** Link that opens a page in the browser of a wallet app: MetaMask's universal link, TronLink's deep link. */
export function walletAppLink(network: WalletNetwork, pageUrl: string): string {
  if (network === 'erc') return `https://metamask.app.link/dapp/${pageUrl.replace(/^https?:\/\//, '')}`;
  const param = { url: pageUrl, action: 'open', protocol: 'tronlink', version: '1.0' };
  return `tronlinkoutside://pull.activity?param=${encodeURIComponent(JSON.stringify(param))}`;
}
