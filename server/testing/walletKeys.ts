// Wallets with keys from fixed seeds, which sign as MetaMask and TronLink do.
import { keccak256, stringToBytes, stringToHex } from 'viem';
import { privateKeyToAccount, sign } from 'viem/accounts';
import { addressOn } from '../domains/session/public/wallets/signInText.ts';
import type { WalletNetwork } from '../domains/session/public/wallets/signInText.ts';
import type { TestApp } from './processes/startTestApp.ts';

export interface TestWallet {
  network: WalletNetwork;
  address: string;
  sign(text: string): Promise<string>;
}

export function walletOf(network: WalletNetwork, seed: string): TestWallet {
  const privateKey = keccak256(stringToHex(`wallet ${seed}`));
  const account = privateKeyToAccount(privateKey);
  return {
    network,
    address: addressOn(network, account.address),
    sign: (text) =>
      network === 'erc'
        ? account.signMessage({ message: text })
        : sign({ hash: tronHash(text), privateKey, to: 'hex' }),
  };
}

/** TIP-191: keccak-256 over its prefix, the length in bytes and the text. */
function tronHash(text: string) {
  const length = stringToBytes(text).length;
  return keccak256(stringToHex(`\u0019TRON Signed Message:\n${length}${text}`));
}

type Purpose = 'login' | 'bind' | 'confirm';

/** Form of a call that takes a signed text, with a new text of the server. */
export async function signedBy(
  server: Pick<TestApp, 'call'>,
  wallet: TestWallet,
  { purpose = 'login', token }: { purpose?: Purpose; token?: string } = {},
): Promise<{ network: WalletNetwork; message: string; signature: string }> {
  const { network, address } = wallet;
  const form = { network, address, purpose };
  const { message } = (await server.call('walletNonce', form, token === undefined ? {} : { token })).data;
  return { network, message, signature: await wallet.sign(message) };
}
