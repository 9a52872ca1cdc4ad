// Operator's message about an address that does not fit its chain.
import { readAddressOf } from '../../../contracts/rules/chains/chainAddress.ts';
import type { AddressFault } from '../../../contracts/rules/chains/chainAddress.ts';
import type { ChainName } from '../../../contracts/rules/chains/chainNames.ts';

const sentences: Readonly<Record<Exclude<AddressFault['kind'], 'character' | 'network'>, string>> = {
  checksum: 'its checksum is wrong',
  form: 'it looks like no address',
  future: 'it has a witness version without rules, whose coins anybody may take',
  length: 'it has too few or too many characters',
  missing: 'it is empty',
  privateKey: 'it is a private key, which belongs nowhere near a server',
  testnet: 'it is one of a testnet',
  zero: 'nobody has its key',
};

/**
 * The canonical form of a deposit address, with mandatory checksum.
 * @throws Error with the reason, but without the text, which may be a key
 */
export function checkedAddress(chain: ChainName, text: string): string {
  const read = readAddressOf(chain, text);
  if ('fault' in read) throw new Error(sentenceOf(read.fault));
  if (!read.address.isChecked)
    throw new Error('it has no checksum: its letters have to be large and small as EIP-55 says');
  return read.address.text;
}

function sentenceOf(fault: AddressFault): string {
  if (fault.kind === 'character') return `its character ${fault.at + 1} is none of an address`;
  return fault.kind === 'network' ? `it is one of another network: ${fault.form}` : sentences[fault.kind];
}
