import { readAddress } from '../../../../contracts/rules/chains/chainAddress.ts';
import { labelOfForm } from '../../../../contracts/rules/chains/chainNames.ts';
import { judgeAddress, type SaveFault } from '../../../../contracts/rules/chains/withdrawalAddress.ts';
import type { AddressCheck, WithdrawalAddress, WithdrawalNetwork } from '../../../api/withdrawal.ts';
import { chainNameOf, networkKeyOf, networksOfForm } from '../withdrawalNetworks.ts';

/** Coin and network of an address. */
export interface Target {
  coinId: number;
  coin: string;
  network: WithdrawalNetwork;
  /** All networks of the coin. */
  networks: readonly WithdrawalNetwork[];
}

type PlainFault = 'checksum' | 'form' | 'future' | 'length' | 'own' | 'saved' | 'testnet' | 'zero';

/** Why a text cannot be saved as an address. */
export type Finding =
  | { kind: PlainFault | 'secret' }
  | { kind: 'character'; at: number; sign: string }
  /** Address of another chain, and the coin's networks that run on it. */
  | { kind: 'network'; chain: string; networks: readonly WithdrawalNetwork[] }
  /** In the server's wording. */
  | { kind: 'refused'; text: string };

/** Why the user must compare the address with its source before saving. */
export interface Caution {
  /** The address has no checksum: a typo is not detected. */
  isUnchecked: boolean;
  resembles: { label: string | undefined; address: string } | undefined;
}

/** Result of the server's check: undefined when it does not respond. */
export type Checked = AddressCheck | { refusal: string } | undefined;

/** Canonical form, for comparing two addresses. */
const written = (text: string): string => {
  const read = readAddress(text);
  return 'address' in read ? read.address.text : text.trim();
};

export const isSameAddress = (one: string, other: string): boolean => written(one) === written(other);

/** Whether an address is saved for a coin and a network. */
const isSavedFor = ({ currency, nettype }: WithdrawalAddress, { coinId, network }: Target): boolean =>
  currency === coinId && networkKeyOf(nettype) === network.network;

/** Finding for a fault detected by the rules. */
function findingOf(fault: SaveFault, text: string, target: Target): Finding | undefined {
  switch (fault.kind) {
    case 'missing':
      return undefined;
    case 'privateKey':
      return { kind: 'secret' };
    case 'character':
      return { kind: 'character', at: fault.at, sign: [...text][fault.at] ?? '' };
    case 'network':
      return {
        kind: 'network',
        chain: labelOfForm(fault.form),
        networks: networksOfForm(target.networks, fault.form),
      };
    default:
      return { kind: fault.kind };
  }
}

/** Local check, before a request is sent. */
export function judgeLocally(
  text: string,
  target: Target,
  saved: readonly WithdrawalAddress[],
): { finding?: Finding | undefined; caution?: Caution | undefined } {
  const chain = chainNameOf(target.network);
  if (chain === undefined) {
    // For a chain unknown to the rules, only the server can validate the address.
    const isSaved = saved.some((row) => isSavedFor(row, target) && isSameAddress(row.address, text));
    return isSaved ? { finding: { kind: 'saved' } } : {};
  }
  const rows = saved.map((row) => ({
    address: written(row.address),
    label: row.notes ?? undefined,
    isSamePlace: isSavedFor(row, target),
  }));
  const judged = judgeAddress(chain, text, rows);
  if ('fault' in judged) return { finding: findingOf(judged.fault, text, target) };
  const { address, needsComparing, resembles } = judged;
  if (!needsComparing) return {};
  const { label, address: other } = resembles?.saved ?? {};
  return {
    caution: {
      isUnchecked: !address.isChecked,
      resembles: other === undefined ? undefined : { label, address: other },
    },
  };
}

/** Findings of the server in addition to the local check. */
export function serverFinding(checked: Checked, text: string, target: Target): Finding | undefined {
  if (checked === undefined) return undefined;
  if ('refusal' in checked) return { kind: 'refused', text: checked.refusal };
  const { is_valid, fault, at, chain, networks = [] } = checked;
  if (is_valid) return undefined;
  switch (fault) {
    case 'character':
      return at === undefined ? { kind: 'form' } : { kind: 'character', at, sign: [...text][at] ?? '' };
    case 'otherNetwork':
      return chain === undefined
        ? { kind: 'form' }
        : {
            kind: 'network',
            chain,
            networks: target.networks.filter(({ network }) => networks.includes(network)),
          };
    case 'privateKey':
      return { kind: 'secret' };
    case 'checksum':
    case 'future':
    case 'length':
    case 'own':
    case 'saved':
    case 'testnet':
    case 'zero':
      return { kind: fault as PlainFault };
    default:
      return { kind: 'form' };
  }
}

/** Parts of a valid address that the server requires the user to compare; undefined when there are none. */
export function serverCaution(checked: Checked): Caution | undefined {
  if (checked === undefined || !('is_valid' in checked) || !checked.is_valid) return undefined;
  const { resembles, is_checked } = checked;
  if (resembles === undefined && is_checked !== false) return undefined;
  return {
    isUnchecked: is_checked === false,
    resembles: resembles && { label: resembles.notes ?? undefined, address: resembles.address },
  };
}
