// A wallet as its extension injects it, which signs with the keys of a test.
import type { BrowserContext } from 'playwright-core';
import type { TestWallet } from '../../server/testing/walletKeys.ts';

export interface InjectedWallet {
  /** Methods that the page asked for. */
  asked: string[];
  /** Methods that a login needs on this network. */
  allowed: readonly string[];
  /** Texts that it signed. */
  signed: string[];
  /** EIP-155, hexadecimal. */
  chainId: string;
  /** Code with which it refuses everything. */
  refusal: number | undefined;
  /** It signs with another key than that of its address. */
  signsWith: (wallet: TestWallet) => void;
}

type Answer = { answer: unknown } | { code: number };

/** Runs in the page. */
function injectEthereum(): void {
  const { walletAnswer } = window as unknown as {
    walletAnswer: (method: string, params: unknown) => Promise<Answer>;
  };
  const request = async ({ method, params }: { method: string; params?: unknown }): Promise<unknown> => {
    const outcome = await walletAnswer(method, params ?? []);
    if ('code' in outcome) throw Object.assign(new Error('refused'), outcome);
    return outcome.answer;
  };
  Object.assign(window, { ethereum: { request, on: () => undefined, removeListener: () => undefined } });
}

/** Runs in the page. */
function injectTron(address: string): void {
  const { walletAnswer } = window as unknown as {
    walletAnswer: (method: string, params: unknown) => Promise<Answer>;
  };
  const ask = async (method: string, params: unknown): Promise<unknown> => {
    const outcome = await walletAnswer(method, params);
    if ('code' in outcome) throw Object.assign(new Error('refused'), outcome);
    return outcome.answer;
  };
  const signMessageV2 = (text: string) => ask('signMessageV2', [text]);
  const tronWeb = { defaultAddress: { base58: address }, trx: { signMessageV2 } };
  const request = ({ method }: { method: string }) => ask(method, []);
  Object.assign(window, { tronLink: { request, tronWeb }, tronWeb });
}

const textOf = (hex: string): string => Buffer.from(hex.slice(2), 'hex').toString('utf8');

/** Injects the wallet into every page of a device. */
export async function injectWallet(context: BrowserContext, own: TestWallet): Promise<InjectedWallet> {
  const isTron = own.network === 'trc';
  let key = own;
  const wallet: InjectedWallet = {
    asked: [],
    allowed: isTron
      ? ['tron_requestAccounts', 'signMessageV2']
      : ['eth_requestAccounts', 'eth_chainId', 'personal_sign'],
    signed: [],
    chainId: '0x1',
    refusal: undefined,
    signsWith: (other) => (key = other),
  };
  async function sign(text: string): Promise<string> {
    wallet.signed.push(text);
    return key.sign(text);
  }
  const answers: Record<string, (params: string[]) => unknown> = {
    eth_requestAccounts: () => [own.address],
    eth_chainId: () => wallet.chainId,
    personal_sign: ([text]) => sign(textOf(text!)),
    wallet_switchEthereumChain: () => {
      wallet.chainId = '0x1';
      return null;
    },
    tron_requestAccounts: () => ({ code: 200 }),
    signMessageV2: ([text]) => sign(text!),
  };
  await context.exposeFunction('walletAnswer', async (method: string, params: string[]): Promise<Answer> => {
    wallet.asked.push(method);
    if (wallet.refusal !== undefined) return { code: wallet.refusal };
    const answer = answers[method];
    if (!answer) throw new Error(`The page asked a wallet for ${method}`);
    return { answer: await answer(params) };
  });
  await (isTron ? context.addInitScript(injectTron, own.address) : context.addInitScript(injectEthereum));
  return wallet;
}
