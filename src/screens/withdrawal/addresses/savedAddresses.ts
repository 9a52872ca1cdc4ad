import type { WithdrawalAddress, WithdrawalCoin } from '../../../api/withdrawal.ts';
import { named } from '../../../api/calling/named.ts';
import { networkKeyOf } from '../withdrawalNetworks.ts';

/** A saved address for display, with times by the device clock. */
export interface SavedAddress {
  id: number;
  /** Code of the coin. */
  coin: string;
  /** Name of the network. */
  network: string;
  address: string;
  /** Empty without a label. */
  label: string;
  /** Undefined for an unknown state, which counts as unusable. */
  state: 'waiting' | 'held' | 'ready' | undefined;
  /** The state as sent by the back end. */
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

/** Coins with a tab: withdrawable coins, and coins of saved addresses. */
export const coinsOf = (coins: readonly WithdrawalCoin[], saved: readonly SavedAddress[]): string[] => [
  ...new Set([...coins.map(({ name }) => name), ...saved.map(({ coin }) => coin)]),
];
