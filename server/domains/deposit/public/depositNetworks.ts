// Networks for deposits and their chains.
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
  /** Key in the protocol: 'trc20'. */
  network: string;
  /** Name in wallets: 'TRC20'. */
  name: string;
  chain: string;
  /** Decimal text; smaller amounts are kept until further deposits reach the minimum. */
  minimum: string;
  /** Number of required blocks, including its own. */
  confirmations: number;
  /** Decimal text; deposits of this amount or more are held for review. Undefined: no limit. */
  reviewFrom?: string;
  /** Why deposits are suspended. */
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
