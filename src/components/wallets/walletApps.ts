// Wallets of this browser: EIP-6963 announcements and window.ethereum, window.tron (TIP-1193) and window.tronLink.
import type { WalletNetwork } from './walletNetworks.ts';
import { ask, requireTronAnswer, signAs, WalletError, type Provider } from './walletRequest.ts';

/** Account of a wallet that has agreed to be read. */
export interface WalletAccount {
  address: string;
  /** Undefined where the wallet does not report it. */
  chainId: number | undefined;
  /** @throws WalletError */
  sign: (text: string) => Promise<string>;
}

export interface WalletApp {
  id: string;
  network: WalletNetwork;
  /** Undefined for a wallet that does not name itself. */
  name: string | undefined;
  /** A data URI: an address would tell a third party who logs in. */
  icon: string | undefined;
  /** @throws WalletError */
  connect: () => Promise<WalletAccount>;
  /** Opens the wallet's own question; only on tap. @throws WalletError */
  switchChain?: (chainId: number) => Promise<void>;
}

interface TronWeb {
  defaultAddress?: { base58?: unknown };
  trx: { signMessageV2: (text: string) => Promise<unknown> };
}

interface WalletWindow {
  ethereum?: Provider;
  tron?: Partial<Provider> & { tronWeb?: TronWeb };
  tronLink?: Partial<Provider> & { tronWeb?: TronWeb };
  tronWeb?: TronWeb;
}

interface Announced {
  info: { uuid: string; name: string; icon: string };
  provider: Provider;
}

const hexOf = (text: string): string =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

const firstOf = (accounts: unknown): string | undefined => {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  return typeof first === 'string' && first !== '' ? first : undefined;
};

const isSameEthereum = (address: string) => (accounts: unknown) =>
  firstOf(accounts)?.toLowerCase() === address.toLowerCase();

function readChainId(answer: unknown): number | undefined {
  const id = typeof answer === 'string' || typeof answer === 'number' ? Number(answer) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

async function connectErc(provider: Provider): Promise<WalletAccount> {
  const address = firstOf(await ask(provider, { method: 'eth_requestAccounts' }));
  if (address === undefined) throw new WalletError('busy');
  const chainId = readChainId(await ask(provider, { method: 'eth_chainId' }));
  return {
    address,
    chainId,
    sign(text) {
      const params = [hexOf(text), address];
      return signAs(provider, isSameEthereum(address), () =>
        ask(provider, { method: 'personal_sign', params }),
      );
    },
  };
}

function ercApp({ info, provider }: Announced): WalletApp {
  return {
    id: `erc ${info.uuid}`,
    network: 'erc',
    name: shownName(info.name),
    icon: shownIcon(info.icon),
    connect: () => connectErc(provider),
    switchChain: async (chainId) => {
      const params = [{ chainId: `0x${chainId.toString(16)}` }];
      await ask(provider, { method: 'wallet_switchEthereumChain', params });
    },
  };
}

/** Names come from other software: short, and without characters that are not shown. */
const longestName = 32;
function shownName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  return (
    name
      .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
      .trim()
      .slice(0, longestName) || undefined
  );
}

const shownIcon = (icon: unknown): string | undefined =>
  typeof icon === 'string' && icon.startsWith('data:image/') ? icon : undefined;

const tronAddress = (tronWeb: TronWeb | undefined): string | undefined => {
  const address = tronWeb?.defaultAddress?.base58;
  return typeof address === 'string' && address !== '' ? address : undefined;
};

const isProvider = <Given extends Partial<Provider>>(
  provider: Given | undefined,
): provider is Given & Provider => typeof provider?.request === 'function';

async function connectTrc({ tron, tronLink, tronWeb: shared }: WalletWindow): Promise<WalletAccount> {
  const hasStandard = isProvider(tron);
  const provider = hasStandard ? tron : (tronLink as Provider);
  const method = hasStandard ? 'eth_requestAccounts' : 'tron_requestAccounts';
  const answer = await ask(provider, { method });
  if (!hasStandard) requireTronAnswer(answer);
  const tronWeb = () => (hasStandard ? tron : tronLink)?.tronWeb || shared;
  const address = firstOf(answer) ?? tronAddress(tronWeb());
  if (address === undefined) throw new WalletError('busy');
  return {
    address,
    chainId: hasStandard ? await reportedChain(provider) : undefined,
    async sign(text) {
      const web = tronWeb();
      if (!web) throw new WalletError('failed');
      const requireSame = (): void => {
        const now = tronAddress(web);
        if (now !== undefined && now !== address) throw new WalletError('changed');
      };
      requireSame();
      const isSame = (accounts: unknown) => firstOf(accounts) === address;
      const signature = await signAs(provider, isSame, () => web.trx.signMessageV2(text));
      requireSame();
      return signature;
    },
  };
}

/** Older wallets have no such method. */
async function reportedChain(provider: Provider): Promise<number | undefined> {
  return ask(provider, { method: 'eth_chainId' }).then(readChainId, () => undefined);
}

const here = (): WalletWindow => window as unknown as WalletWindow;

/** Wallets that are there now, those that name themselves first. */
function appsOf(announced: readonly Announced[]): readonly WalletApp[] {
  const { ethereum, tron, tronLink } = here();
  const unnamed = announced.length === 0 && isProvider(ethereum);
  const hasTron = isProvider(tron) || isProvider(tronLink);
  return [
    ...announced.map(ercApp),
    ...(unnamed ? [ercApp({ info: { uuid: 'window', name: '', icon: '' }, provider: ethereum })] : []),
    ...(hasTron
      ? [
          {
            id: 'trc',
            network: 'trc',
            name: undefined,
            icon: undefined,
            connect: () => connectTrc(here()),
          } as const,
        ]
      : []),
  ];
}

const isAnnounced = (detail: unknown): detail is Announced => {
  const { info, provider } = (detail ?? {}) as Partial<Announced>;
  return typeof info?.uuid === 'string' && isProvider(provider);
};

/** Wallets may be injected after the page. */
const lateEvents = ['ethereum#initialized', 'tronLink#initialized'] as const;

/**
 * Reports the wallets of this browser, now and when one appears.
 * @returns a function that stops
 */
export function watchWalletApps(onApps: (apps: readonly WalletApp[]) => void): () => void {
  const announced = new Map<string, Announced>();
  const report = (): void => onApps(appsOf([...announced.values()]));
  const hear = (event: Event): void => {
    const { detail } = event as CustomEvent<unknown>;
    if (!isAnnounced(detail)) return;
    announced.set(detail.info.uuid, detail);
    report();
  };
  window.addEventListener('eip6963:announceProvider', hear);
  for (const name of lateEvents) window.addEventListener(name, report);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  report();
  return () => {
    window.removeEventListener('eip6963:announceProvider', hear);
    for (const name of lateEvents) window.removeEventListener(name, report);
  };
}
