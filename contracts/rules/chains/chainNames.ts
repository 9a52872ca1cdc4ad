// Chains known by name, and the address format of each.

/** Address formats; chains with the same format share their addresses. */
export type AddressForm = 'bitcoin' | 'dogecoin' | 'evm' | 'litecoin' | 'tron';

/** By the names of chains in DEPOSITS and WITHDRAWALS (docs/custody.md). */
const forms = {
  arbitrum: 'evm',
  avalanche: 'evm',
  base: 'evm',
  bitcoin: 'bitcoin',
  bsc: 'evm',
  dogecoin: 'dogecoin',
  ethereum: 'evm',
  litecoin: 'litecoin',
  optimism: 'evm',
  polygon: 'evm',
  tron: 'tron',
} as const satisfies Record<string, AddressForm>;

export type ChainName = keyof typeof forms;
export const chainNames = Object.keys(forms) as readonly ChainName[];
export const isChainName = (name: string): name is ChainName => Object.hasOwn(forms, name);
export const formOf = (chain: ChainName): AddressForm => forms[chain];

/** Display names of the chains. */
export const chainLabels: Readonly<Record<ChainName, string>> = {
  arbitrum: 'Arbitrum',
  avalanche: 'Avalanche',
  base: 'Base',
  bitcoin: 'Bitcoin',
  bsc: 'BNB Smart Chain',
  dogecoin: 'Dogecoin',
  ethereum: 'Ethereum',
  litecoin: 'Litecoin',
  optimism: 'Optimism',
  polygon: 'Polygon',
  tron: 'TRON',
};

/** Chain that users associate with an address form: Ethereum for EVM chains, which had the form first. */
export const labelOfForm = (form: AddressForm): string => chainLabels[form === 'evm' ? 'ethereum' : form];
