import { useQuery } from '@tanstack/react-query';
import { deposits, type DepositCoin, type DepositRow } from '../../api/deposit.ts';
import { depositTimeMs } from '../../components/wallet/depositTime.ts';
import { mapRemote, ready, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';
import type { Network } from './depositNetworks.ts';
import type { QuickChoice } from './QuickWay.tsx';

interface QuickOptions {
  isOpen: boolean;
  coins: readonly DepositCoin[];
  /** Coin in the page's address; undefined if there is none. */
  asked: { coin: string; networks: readonly Network[]; network: Network | undefined } | undefined;
}

/** Coin and network of a deposit, if both are still available. */
function choiceOf(coins: readonly DepositCoin[], row: DepositRow): QuickChoice | undefined {
  const networks = coins.find(({ name }) => name === row.name)?.networks;
  const network = networks?.find((each) => each.network === row.network);
  return networks && network && { coin: row.name, network, networks, lastMs: depositTimeMs(row) };
}

/** Coin and network of a quick deposit: from the page's address, else from the newest deposit. */
export function useQuickChoice({ isOpen, coins, asked }: QuickOptions): Remote<QuickChoice | undefined> {
  const list = useQuery({ ...deposits({ limit: '50' }), enabled: isOpen && asked === undefined });
  if (asked) return ready(asked.network && { ...asked, network: asked.network, lastMs: undefined });
  return mapRemote(remoteOf(list), ({ data }) => {
    const last = data.find(({ network }) => network !== undefined);
    return last && choiceOf(coins, last);
  });
}
