import type { SandboxChain, SandboxChainHead, SandboxSent } from '../../../api/sandboxChain.ts';
import type { Network } from '../depositNetworks.ts';

/** Input of the sandbox wallet. */
export interface SendValues {
  /** Code of the coin. */
  coin: string;
  network: string;
  address: string;
  /** Decimal text as typed. */
  amount: string;
}

export type SandboxNetwork = Pick<Network, 'network' | 'name' | 'chain'>;

/** All networks with their chain. */
export const sandboxNetworks = ({ chains }: SandboxChain): SandboxNetwork[] =>
  chains.flatMap(({ name: chain, networks }) => networks.map((each) => ({ ...each, chain })));

/** Chain of a network. */
export const headOf = ({ chains }: SandboxChain, network: string): SandboxChainHead | undefined =>
  chains.find(({ networks }) => networks.some((each) => each.network === network));

/** Whether the coin is sent over a network that does not accept it. */
export const isLost = ({ confirmations_needed }: SandboxSent): boolean => confirmations_needed === undefined;

/** Whether the next blocks change its state. */
export const isUnderWay = ({ confirmations, confirmations_needed, is_dropped }: SandboxSent): boolean =>
  is_dropped !== true && confirmations_needed !== undefined && confirmations < confirmations_needed;
