import type { ChainName } from '../../../contracts/rules/chains/chainNames.ts';

/** Chains of networks that a back end names only by key: the common name, and the name in the rules. */
export const plainNetworks: ReadonlyMap<string, { chain: string; chainName: ChainName }> = new Map([
  ['trc20', { chain: 'TRON', chainName: 'tron' }],
  ['erc20', { chain: 'Ethereum', chainName: 'ethereum' }],
  ['omni', { chain: 'Bitcoin', chainName: 'bitcoin' }],
]);
