import type { WithdrawalNetwork } from '../../../api/withdrawal.ts';
import type { SavedAddress } from './savedAddresses.ts';

/** Order of the addresses: usable ones first, the most recently used first among them. */
const byUse = (a: SavedAddress, b: SavedAddress): number =>
  Number(b.state === 'ready') - Number(a.state === 'ready') || (b.usedMs ?? 0) - (a.usedMs ?? 0);

/** The most used of these addresses. */
export const firstAddress = (addresses: readonly SavedAddress[]): SavedAddress | undefined =>
  addresses.toSorted(byUse)[0];

/** Initial network of a form: the requested one, else that of the default address, else an available one. */
export function firstNetwork(
  networks: readonly WithdrawalNetwork[],
  addresses: readonly SavedAddress[],
  asked: string | null,
): string {
  const usual = firstAddress(addresses)?.network;
  const first =
    networks.find(({ network }) => network === asked) ??
    networks.find(({ name }) => name === usual) ??
    networks.find(({ suspended }) => suspended === undefined) ??
    networks[0];
  return first?.network ?? '';
}
