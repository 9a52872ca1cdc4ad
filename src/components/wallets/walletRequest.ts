/** The only methods that the app asks of a wallet. None of them moves money, approves anything or signs hidden data. */
export const walletMethods = [
  'eth_requestAccounts',
  'eth_chainId',
  'personal_sign',
  'wallet_switchEthereumChain',
  'tron_requestAccounts',
] as const;

interface WalletRequest {
  method: (typeof walletMethods)[number];
  params?: readonly unknown[];
}

/** EIP-1193 and TIP-1193. */
export interface Provider {
  request: (request: WalletRequest) => Promise<unknown>;
  on?: (event: 'accountsChanged', listener: (accounts: unknown) => void) => unknown;
  removeListener?: (event: 'accountsChanged', listener: (accounts: unknown) => void) => unknown;
}

/**
 * - `cancelled`: the user refused in the wallet.
 * - `busy`: the wallet is locked, or already shows a request.
 * - `changed`: the wallet changed its account meanwhile.
 * - `unknownChain`: the wallet does not know the network that it was asked to switch to.
 * - `failed`: any other answer.
 */
export type WalletFault = 'cancelled' | 'busy' | 'changed' | 'unknownChain' | 'failed';

export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly fault: WalletFault;

  constructor(fault: WalletFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Codes of EIP-1193, EIP-1474, EIP-3326 and TronLink. */
const faults: Readonly<Record<number, WalletFault>> = {
  4000: 'busy',
  4001: 'cancelled',
  4100: 'busy',
  4902: 'unknownChain',
  [-32002]: 'busy',
};

const codeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;

/** TronLink's signMessageV2 throws sentences in place of codes. */
const refusal = /declined|cancel|reject|denied/i;

export function walletErrorOf(error: unknown): WalletError {
  if (error instanceof WalletError) return error;
  const fault = faults[Number(codeOf(error))];
  if (fault) return new WalletError(fault);
  const text = error instanceof Error ? error.message : String(error);
  return new WalletError(refusal.test(text) ? 'cancelled' : 'failed');
}

/** @throws WalletError */
export async function ask(provider: Provider, request: WalletRequest): Promise<unknown> {
  try {
    return await provider.request(request);
  } catch (error) {
    throw walletErrorOf(error);
  }
}

/** TronLink answers refusals of tron_requestAccounts by a code, and a locked wallet by an empty text. @throws WalletError */
export function requireTronAnswer(answer: unknown): void {
  const code = codeOf(answer);
  if (answer === '' || answer === null) throw new WalletError('busy');
  if (code !== undefined && code !== 200) throw walletErrorOf({ code });
}

/**
 * Signs, unless the wallet changes its account meanwhile: then the text names another account.
 * @throws WalletError
 */
export async function signAs(
  provider: Provider,
  isSame: (accounts: unknown) => boolean,
  sign: () => Promise<unknown>,
): Promise<string> {
  let stop = (): void => undefined;
  const changed = new Promise<never>((_resolve, reject) => {
    stop = (): void => reject(new WalletError('changed'));
  });
  // An unobserved rejection would count as an error of the page.
  changed.catch(() => undefined);
  const listener = (accounts: unknown): void => {
    if (!isSame(accounts)) stop();
  };
  provider.on?.('accountsChanged', listener);
  try {
    const signature = await Promise.race([sign(), changed]);
    if (typeof signature !== 'string' || signature === '') throw new WalletError('failed');
    return signature.startsWith('0x') ? signature : `0x${signature}`;
  } catch (error) {
    throw walletErrorOf(error);
  } finally {
    provider.removeListener?.('accountsChanged', listener);
  }
}
