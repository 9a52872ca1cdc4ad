// Networks open for deposits, with their chain watchers and address sources.
import type { AddressSource } from '../../custody/addresses.ts';
import type { BankConfig } from './claims/bankTransfers.ts';
import type { Chain } from '../../custody/chains/Chain.ts';
import type { SandboxChain } from '../../custody/chains/SandboxChain.ts';
import type { CustodyWatcher } from './watching/CustodyWatcher.ts';
import type { DepositChain, DepositNetwork, DepositNetworks } from './public/depositNetworks.ts';
import type { Screening } from '../../custody/screening/Screening.ts';
import type { Watcher } from './watching/Watcher.ts';

export interface WatchedChain extends DepositChain {
  chain: Pick<Chain, 'blockMs'>;
  watcher: Watcher;
}

interface Options extends DepositNetworks {
  bank: BankConfig | undefined;
  screening: Screening | undefined;
  watched: readonly WatchedChain[];
  source: AddressSource;
  /** By name; empty outside a sandbox. */
  sandbox: ReadonlyMap<string, SandboxChain>;
  /** Watchers by name whose chains a custody provider reports. */
  told: ReadonlyMap<string, CustodyWatcher>;
}

export class Deposits {
  readonly networks: readonly DepositNetwork[];
  readonly source: AddressSource;
  /** Receiving account for bank card transfers; undefined if not offered. */
  readonly bank: BankConfig | undefined;
  /** Screening of sender addresses; undefined where there is none. */
  readonly screening: Screening | undefined;
  readonly sandbox: ReadonlyMap<string, SandboxChain>;
  readonly told: ReadonlyMap<string, CustodyWatcher>;
  private readonly watched: ReadonlyMap<string, WatchedChain>;

  constructor({ networks, watched, source, bank, screening, sandbox, told }: Options) {
    this.networks = networks;
    this.source = source;
    this.bank = bank;
    this.screening = screening;
    this.sandbox = sandbox;
    this.told = told;
    this.watched = new Map(watched.map((each) => [each.name, each]));
  }

  chains(): Iterable<WatchedChain> {
    return this.watched.values();
  }

  networksOf(asset: string): DepositNetwork[] {
    return this.networks.filter((network) => network.asset === asset);
  }

  /** Display name of the chain: 'TRON'. */
  labelOf(chain: string): string {
    return this.watched.get(chain)?.label ?? chain;
  }

  /** Network name in wallets: 'TRC20'. */
  nameOf(network: string): string {
    return this.networks.find((each) => each.network === network)?.name ?? network.toUpperCase();
  }

  heightOf(chain: string): number | undefined {
    return this.watched.get(chain)?.watcher.height;
  }

  blockMsOf(chain: string): number | undefined {
    return this.watched.get(chain)?.chain.blockMs;
  }

  /** The current state of the chain is unknown. */
  isBehind(chain: string): boolean {
    return this.watched.get(chain)?.watcher.isBehind ?? true;
  }
}
