// Over which networks deposits come in, and on which chains those run.
import type { LocaleId } from '../../../../contracts/locales.ts';
import type { RefusalReason } from '../../../../contracts/messages/messages.ts';

export interface DepositChain {
  /** Name in ports: 'tron'. */
  name: string;
  /** Display name: 'TRON'. */
  label: string;
}

export interface DepositNetwork {
  /** Code of the coin. */
  asset: string;
  /** The key of the wire: 'trc20'. */
  network: string;
  /** Name in wallets: 'TRC20'. */
  name: string;
  chain: string;
  /** Decimal text; less is kept and counts once more arrives. */
  minimum: string;
  /** Blocks that have to hold it, its own included. */
  confirmations: number;
  /** Decimal text; from this amount on a deposit waits for a desk. None without it. */
  reviewFrom?: string;
  /** Why nothing is taken over it now. */
  suspended?: RefusalReason | ({ en: string } & Partial<Record<LocaleId, string>>);
}

export interface DepositNetworks {
  chains: readonly DepositChain[];
  networks: readonly DepositNetwork[];
}

const tron = { network: 'trc20', name: 'TRC20', chain: 'tron', confirmations: 20 };
const ethereum = { network: 'erc20', name: 'ERC20', chain: 'ethereum', confirmations: 12 };
const bitcoin = { network: 'omni', name: 'OMNI', chain: 'bitcoin', confirmations: 6 };

/** Networks of a sandbox; every other server opens those in its own file. */
export const sandboxNetworks: DepositNetworks = {
  chains: [
    { name: 'tron', label: 'TRON' },
    { name: 'ethereum', label: 'Ethereum' },
    { name: 'bitcoin', label: 'Bitcoin' },
  ],
  networks: [
    { ...tron, asset: 'USDT', minimum: '10', reviewFrom: '100000' },
    { ...ethereum, asset: 'USDT', minimum: '20', reviewFrom: '100000' },
    { ...bitcoin, asset: 'USDT', minimum: '50', reviewFrom: '100000' },
    { ...ethereum, asset: 'USDC', minimum: '20', reviewFrom: '100000' },
    { ...tron, asset: 'USDC', minimum: '10', reviewFrom: '100000' },
    { ...bitcoin, asset: 'BTC', minimum: '0.0002', reviewFrom: '2' },
    { ...ethereum, asset: 'ETH', minimum: '0.005', reviewFrom: '50' },
  ],
};
