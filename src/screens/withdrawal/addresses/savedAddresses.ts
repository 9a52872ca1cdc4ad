import type { WithdrawalAddress, WithdrawalCoin } from '../../../api/withdrawal.ts';
import { named } from '../../../api/calling/named.ts';
import { networkKeyOf } from '../withdrawalNetworks.ts';

/** A saved address as its row shows it, its moments by this device's clock. */
export interface SavedAddress {
  id: number;
  /** The code of the coin. */
  coin: string;
  /** Name of the network. */
  network: string;
  address: string;
  /** Empty where its owner gave it none. */
  label: string;
  /** Undefined for one that this version does not know: it is not taken for usable. */
  state: 'waiting' | 'held' | 'ready' | undefined;
  /** The same as the back end says it. */
  stateCode: string;
  usableMs: number | undefined;
  savedMs: number | undefined;
  usedMs: number | undefined;
  browser: string;
  system: string;
}

const states = { waiting: 'waiting', held: 'held', ready: 'ready' } as const;

/**
 * Saved addresses with the names of their coins and networks.
 * @param aheadMs how far this device's clock is ahead of the server's
 */
export function savedAddressesOf(
  rows: readonly WithdrawalAddress[],
  coins: readonly WithdrawalCoin[],
  aheadMs: number,
): SavedAddress[] {
  return rows.map(({ id, currency, address, nettype, notes, state, ...row }) => {
    const coin = coins.find((each) => each.id === currency);
    const network = coin?.networks?.find((each) => each.network === networkKeyOf(nettype));
    return {
      id,
      address,
      label: notes ?? '',
      coin: coin?.name ?? `#${currency}`,
      network: network?.name ?? nettype.toUpperCase(),
      state: state === undefined ? 'ready' : named(states, state),
      stateCode: state ?? 'ready',
      usableMs: row.usable_ms === undefined ? undefined : row.usable_ms + aheadMs,
      savedMs: row.saved_ms,
      usedMs: row.used_ms,
      browser: row.saved_browser ?? '',
      system: row.saved_system ?? '',
    };
  });
}

/** The coins that have a tab: those that can be withdrawn, and those of saved addresses. */
export const coinsOf = (coins: readonly WithdrawalCoin[], saved: readonly SavedAddress[]): string[] => [
  ...new Set([...coins.map(({ name }) => name), ...saved.map(({ coin }) => coin)]),
];
