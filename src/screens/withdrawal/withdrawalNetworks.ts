import {
  formOf,
  isChainName,
  type AddressForm,
  type ChainName,
} from '../../../contracts/rules/chains/chainNames.ts';
import type { WithdrawalNetwork } from '../../api/withdrawal.ts';
import { plainNetworks } from '../../components/wallet/plainNetworks.ts';

/** Networks of a back end that reports only their keys. */
export const networksOfKeys = (keys: readonly string[]): WithdrawalNetwork[] =>
  keys.map((network) => {
    const known = plainNetworks.get(network);
    const name = network.toUpperCase();
    return { network, name, chain: known?.chain ?? name, chain_name: known?.chainName, suspended: undefined };
  });

/** Chain of a network in the address rules; undefined for unknown chains. */
export function chainNameOf({ chain_name }: Pick<WithdrawalNetwork, 'chain_name'>): ChainName | undefined {
  return chain_name !== undefined && isChainName(chain_name) ? chain_name : undefined;
}

/** Open networks of a coin that use this address format. */
export const networksOfForm = (networks: readonly WithdrawalNetwork[], form: AddressForm) =>
  networks.filter((network) => {
    const chain = chainNameOf(network);
    return network.suspended === undefined && chain !== undefined && formOf(chain) === form;
  });

/** Key under which addresses are saved and networks are listed. */
export const networkKeyOf = (nettype: string): string => nettype.toLowerCase();
