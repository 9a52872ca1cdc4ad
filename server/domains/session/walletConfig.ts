import { isIPv6 } from 'node:net';
import { readPublicUrl } from '../../messaging/messagingConfig.ts';
import { isLoopback, readServiceUrl, urlFaultText } from '../../serviceUrl.ts';
import { StartError } from '../../StartError.ts';

export interface WalletConfig {
  /**
   * Address of the product that signed texts name and passkeys belong to. Undefined turns both off: never taken from a
   * request, because a phishing site that relays requests would put its own host there.
   */
  origin?: string;
  /** Chains (EIP-155) that an ERC wallet may be on; the first is the default. */
  chainIds: readonly number[];
  /** Node of Ethereum's main network that checks signatures of contract wallets. */
  ethereumRpc?: string;
}

/** Chain of the node. */
export const ethereumChainId = 1;
export const defaultWalletConfig: WalletConfig = {
  origin: 'http://localhost:3000',
  chainIds: [ethereumChainId],
};

type Environment = Record<string, string | undefined>;

/**
 * Configuration from PUBLIC_URL, WALLET_CHAIN_IDS and WALLET_ETHEREUM_RPC. Without PUBLIC_URL a sandbox uses its port on
 * localhost, and a platform offers no wallets.
 * @throws StartError
 */
export function readWalletConfig(
  environment: Environment,
  { isSandbox, port }: { isSandbox: boolean; port: number },
): WalletConfig {
  const url = readPublicUrl(environment);
  // EIP-4361 libraries do not read an IPv6 address.
  const isNamed = url && !isIPv6(url.hostname.replace(/^\[|\]$/g, ''));
  const own = isNamed ? url.origin : undefined;
  const origin = url === undefined && isSandbox ? `http://localhost:${port}` : own;
  const ethereumRpc = rpc(environment);
  return {
    ...(origin === undefined ? {} : { origin }),
    chainIds: chainIds(environment),
    ...(ethereumRpc === undefined ? {} : { ethereumRpc }),
  };
}

function chainIds({ WALLET_CHAIN_IDS: text }: Environment): readonly number[] {
  if (!text) return defaultWalletConfig.chainIds;
  const ids = text.split(',').map((id) => id.trim());
  const wrong = ids.find((id) => !/^[1-9]\d{0,9}$/.test(id));
  if (wrong !== undefined)
    throw new StartError(`WALLET_CHAIN_IDS: '${wrong}' is no chain id; write them as 1,137`);
  return [...new Set(ids.map(Number))];
}

/** The message does not repeat the URL: it may contain a key. */
function rpc({ WALLET_ETHEREUM_RPC: text }: Environment): string | undefined {
  if (!text) return undefined;
  const url = readServiceUrl(text, ['https:', 'http:']);
  if (typeof url === 'string' && url !== 'form')
    throw new StartError(`WALLET_ETHEREUM_RPC: the address ${urlFaultText[url]}`);
  if (url === 'form' || (url.protocol === 'http:' && !isLoopback(url.hostname)))
    throw new StartError('WALLET_ETHEREUM_RPC: this is no address that begins with https://');
  return text;
}
