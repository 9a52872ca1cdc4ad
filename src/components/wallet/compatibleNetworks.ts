import type { ChainName } from '../../../contracts/rules/chains/chainNames.ts';

/** What networks run on that a back end names by their keys alone: what people call it, and as the rules name it. */
export const compatibleNetworks: ReadonlyMap<string, { chain: string; chainName: ChainName }> = new Map([
  ['trc20', { chain: 'TRON', chainName: 'tron' }],
  ['erc20', { chain: 'Ethereum', chainName: 'ethereum' }],
  ['omni', { chain: 'Bitcoin', chainName: 'bitcoin' }],
]);
