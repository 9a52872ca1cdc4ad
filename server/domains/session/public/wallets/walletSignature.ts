import type { Hex } from 'viem';
import { addressOn } from './signInText.ts';
import type { WalletNetwork } from './signInText.ts';

/** Half the order of secp256k1: each signature has a twin with s above it. */
const halfOrder = 0x7fff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_5d57_6e73_57a4_501d_dfe9_2f46_681b_20a0n;
const recoverable = /^0x[0-9a-f]{128}(?:00|01|1b|1c)$/i;
export const signatureBytes = 65;

export interface Signer {
  address: string;
  /** False for the twin of a signature, which anyone can compute from it. */
  isCanonical: boolean;
}

/**
 * Account whose key signed the text: EIP-191 for Ethereum, TIP-191 for TRON. Undefined for a signature that is none of a
 * key; another text or another network's signature answers another account.
 */
export async function signerOf(
  network: WalletNetwork,
  text: string,
  signature: string,
): Promise<Signer | undefined> {
  if (!recoverable.test(signature)) return undefined;
  const { hashMessage, keccak256, publicKeyToAddress, recoverPublicKey, stringToBytes } =
    await import('viem/utils');
  const bytes = stringToBytes(text);
  const hash =
    network === 'erc'
      ? hashMessage({ raw: bytes })
      : keccak256(Buffer.concat([Buffer.from(`\x19TRON Signed Message:\n${bytes.length}`), bytes]));
  try {
    const publicKey = await recoverPublicKey({ hash, signature: signature as Hex });
    return {
      address: addressOn(network, publicKeyToAddress(publicKey)),
      isCanonical: BigInt(`0x${signature.slice(66, 130)}`) <= halfOrder,
    };
  } catch {
    // r or s is no number of the curve.
    return undefined;
  }
}
