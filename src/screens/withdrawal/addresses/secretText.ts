import { readAddress } from '../../../../contracts/rules/chains/chainAddress.ts';

/** Word count of the shortest recovery phrase. */
const fewestWords = 12;
/** A private key of most chains; a transaction hash has the same format, and is not an address either. */
const bareKey = /^(0x)?[0-9a-f]{64}$/i;

/** Whether a text looks like a secret that gives access to its owner's funds. Such text is neither stored nor sent. */
export function looksSecret(text: string): boolean {
  const trimmed = text.trim();
  if (bareKey.test(trimmed)) return true;
  const words = trimmed.split(/\s+/).filter((word) => /^\p{L}{2,}$/u.test(word));
  if (words.length >= fewestWords) return true;
  const read = readAddress(trimmed);
  return 'fault' in read && read.fault.kind === 'privateKey';
}

/** Whether a text is a complete address of a chain: the device stores no other input of the field. */
export const isWholeAddress = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && 'address' in readAddress(value);
