// Networks and costs of withdrawals: the sandbox's, or those of the file of WITHDRAWALS.
import { isChainName } from '../../../contracts/rules/chains/chainNames.ts';
import type { Config } from '../../config.ts';
import { sandboxNetworks } from '../deposit/public/depositNetworks.ts';
import { usualRules } from './withdrawalsConfig.ts';
import type { BankPayout, ReviewRules, WithdrawalNetwork, WithdrawalsConfig } from './withdrawalsConfig.ts';

type Parts = Omit<WithdrawalsConfig, 'custody'>;

export class WithdrawalNetworks {
  readonly networks: readonly WithdrawalNetwork[];
  readonly rules: ReviewRules;
  private readonly bank: BankPayout | undefined;
  private readonly limits: Parts['limits'];

  constructor({ networks, bank, limits, rules }: Parts) {
    this.networks = networks;
    this.bank = bank;
    this.limits = limits;
    this.rules = rules;
  }

  static of({ isSandbox, withdrawals }: Pick<Config, 'isSandbox' | 'withdrawals'>): WithdrawalNetworks {
    return new WithdrawalNetworks(isSandbox ? ofSandbox : (withdrawals ?? closed));
  }

  networksOf(asset: string): WithdrawalNetwork[] {
    return this.networks.filter((network) => network.asset === asset);
  }

  find(asset: string, network: string): WithdrawalNetwork | undefined {
    return this.networksOf(asset).find((each) => each.network === network);
  }

  /** Name in wallets: 'TRC20'; also for a network that is no longer open. */
  nameOf(network: string): string {
    return this.networks.find((each) => each.network === network)?.name ?? network.toUpperCase();
  }

  /** Payout terms of a coin to bank cards; undefined when not offered. */
  bankOf(asset: string): BankPayout | undefined {
    return this.bank?.asset === asset ? this.bank : undefined;
  }

  /** Daily limit of a coin per account, as decimal text; undefined without a limit. */
  limitOf(asset: string): string | undefined {
    return Object.hasOwn(this.limits, asset) ? this.limits[asset] : undefined;
  }
}

const closed: Parts = { networks: [], limits: {}, rules: usualRules };

/** By coin: fee, minimum, and the amount from which operators decide. */
const sandboxCosts: Readonly<Record<string, Record<'fee' | 'minimum' | 'reviewFrom' | 'twoFrom', string>>> = {
  USDT: { fee: '1', minimum: '20', reviewFrom: '100', twoFrom: '10000' },
  USDC: { fee: '1', minimum: '20', reviewFrom: '100', twoFrom: '10000' },
  BTC: { fee: '0.0002', minimum: '0.001', reviewFrom: '0.01', twoFrom: '0.2' },
  ETH: { fee: '0.002', minimum: '0.02', reviewFrom: '0.1', twoFrom: '4' },
};

const ofSandbox: Parts = {
  networks: sandboxNetworks.networks.flatMap(({ asset, network, name, chain, confirmations }) =>
    isChainName(chain) ? [{ asset, network, name, chain, confirmations, ...sandboxCosts[asset]! }] : [],
  ),
  bank: {
    asset: 'USDT',
    currency: 'EUR',
    rate: '0.9312',
    rateSource: 'deposit.sandboxRate',
    fee: '2.5',
    minimum: '50',
    reviewFrom: '0',
  },
  limits: { USDT: '50000', USDC: '50000', BTC: '1', ETH: '20' },
  rules: usualRules,
};
