import { readAddress } from '../../../../contracts/rules/chains/chainAddress.ts';

/** As many words as the shortest recovery phrase has. */
const fewestWords = 12;
/** A private key of most chains; a transaction's hash is written alike, and is no address either. */
const bareKey = /^(0x)?[0-9a-f]{64}$/i;

/** Whether whoever reads a text may have the money of its owner. Such a text is neither kept nor sent. */
export function looksSecret(text: string): boolean {
  const trimmed = text.trim();
  if (bareKey.test(trimmed)) return true;
  const words = trimmed.split(/\s+/).filter((word) => /^\p{L}{2,}$/u.test(word));
  if (words.length >= fewestWords) return true;
  const read = readAddress(trimmed);
  return 'fault' in read && read.fault.kind === 'privateKey';
}

/** Whether a text is an address of some chain: nothing else of what was typed is stored on the device. */
export const isWholeAddress = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && 'address' in readAddress(value);
