import type { SandboxChain, SandboxChainHead, SandboxSent } from '../../../api/sandboxChain.ts';
import type { Network } from '../depositNetworks.ts';

/** What is typed into the wallet of the sandbox. */
export interface SendValues {
  /** The coin's code. */
  coin: string;
  network: string;
  address: string;
  /** Decimal text as typed. */
  amount: string;
}

export type SandboxNetwork = Pick<Network, 'network' | 'name' | 'chain'>;

/** All networks, with the chain of each. */
export const sandboxNetworks = ({ chains }: SandboxChain): SandboxNetwork[] =>
  chains.flatMap(({ name: chain, networks }) => networks.map((each) => ({ ...each, chain })));

/** The chain that a network runs on. */
export const headOf = ({ chains }: SandboxChain, network: string): SandboxChainHead | undefined =>
  chains.find(({ networks }) => networks.some((each) => each.network === network));

/** The coin does not come in over the network that it was sent over. */
export const isLost = ({ confirmations_needed }: SandboxSent): boolean => confirmations_needed === undefined;

/** Its next blocks change something. */
export const isUnderWay = ({ confirmations, confirmations_needed, is_dropped }: SandboxSent): boolean =>
  is_dropped !== true && confirmations_needed !== undefined && confirmations < confirmations_needed;
