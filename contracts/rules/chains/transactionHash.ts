// Formats of transaction hashes by network. The form checks before it sends, and the server before it looks up the
// hash.
import { formOf, isChainName } from './chainNames.ts';

/** prefixed: 0x and 64 hex digits. plain: 64 hex digits. either: unknown network. */
export type HashForm = 'prefixed' | 'plain' | 'either';

/** By network key, where no other setting names the chain. */
const forms: Readonly<Record<string, HashForm>> = {
  arbitrum: 'prefixed',
  avaxc: 'prefixed',
  base: 'prefixed',
  bep20: 'prefixed',
  erc20: 'prefixed',
  omni: 'plain',
  optimism: 'prefixed',
  polygon: 'prefixed',
  trc20: 'plain',
};

const patterns: Readonly<Record<HashForm, RegExp>> = {
  prefixed: /^0x[0-9a-f]{64}$/i,
  plain: /^[0-9a-f]{64}$/i,
  either: /^(0x)?[0-9a-f]{64}$/i,
};

export const digits = 64;

export const hashFormOfNetwork = (network: string): HashForm =>
  Object.hasOwn(forms, network) ? forms[network]! : 'either';

export function hashFormOfChain(chain: string): HashForm {
  if (!isChainName(chain)) return 'either';
  return formOf(chain) === 'evm' ? 'prefixed' : 'plain';
}

export const isTransactionHash = (text: string, form: HashForm): boolean => patterns[form].test(text.trim());

/** Normalised form as in the chain's explorers, so one hash has one spelling. */
export const plainHash = (text: string): string => text.trim().toLowerCase();
