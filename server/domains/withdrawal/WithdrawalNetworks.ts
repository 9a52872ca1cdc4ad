// Over which networks money leaves: those that a sandbox has for deposits, or those of the file of WITHDRAWALS.
import { isChainName } from '../../../contracts/rules/chainNames.ts';
import type { Config } from '../../config.ts';
import { sandboxNetworks } from '../deposit/depositNetworks.ts';
import type { WithdrawalNetwork } from './withdrawalsConfig.ts';

export class WithdrawalNetworks {
  readonly networks: readonly WithdrawalNetwork[];

  constructor(networks: readonly WithdrawalNetwork[]) {
    this.networks = networks;
  }

  static of({ isSandbox, withdrawals }: Pick<Config, 'isSandbox' | 'withdrawals'>): WithdrawalNetworks {
    return new WithdrawalNetworks(isSandbox ? ofSandbox : (withdrawals?.networks ?? []));
  }

  networksOf(asset: string): WithdrawalNetwork[] {
    return this.networks.filter((network) => network.asset === asset);
  }

  find(asset: string, network: string): WithdrawalNetwork | undefined {
    return this.networksOf(asset).find((each) => each.network === network);
  }

  /** As wallets know it: 'TRC20'; also of one that is not open any more. */
  nameOf(network: string): string {
    return this.networks.find((each) => each.network === network)?.name ?? network.toUpperCase();
  }
}

const ofSandbox: readonly WithdrawalNetwork[] = sandboxNetworks.networks.flatMap(
  ({ asset, network, name, chain }) => (isChainName(chain) ? [{ asset, network, name, chain }] : []),
);
