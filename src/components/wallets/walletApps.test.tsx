// Wallets behind injected providers: EIP-1193, EIP-6963, TIP-1193 and TronLink.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchWalletApps, type WalletApp } from './walletApps.ts';
import { walletMethods } from './walletRequest.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const tronAddress = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const text = 'trade.example wants you to sign in — once';

interface Asked {
  method: string;
  params?: readonly unknown[];
}
type Answer = (asked: Asked) => unknown;

/** All methods that any provider of a test was asked for. */
const asked: Asked[] = [];
const listeners = new Set<(accounts: unknown) => void>();

const provider = (answer: Answer) => ({
  request: async (request: Asked) => {
    asked.push(request);
    return answer(request);
  },
  on: (_event: string, listener: (accounts: unknown) => void) => listeners.add(listener),
  removeListener: (_event: string, listener: (accounts: unknown) => void) => listeners.delete(listener),
});
const refuse = (code: number) => {
  throw Object.assign(new Error('refused'), { code });
};
const ethereum: Answer = ({ method }) =>
  ({ eth_requestAccounts: [address], eth_chainId: '0x89', personal_sign: '0xabcd' })[method] ?? null;
const inject = (values: object) => Object.assign(window, values);
const injected = ['ethereum', 'tron', 'tronLink', 'tronWeb'] as const;

let apps: readonly WalletApp[] = [];
let stop = (): void => undefined;
const look = () => (stop = watchWalletApps((found) => (apps = found)));
const fault = (of: Promise<unknown>) => expect(of).rejects;

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  stop();
  for (const name of injected) Reflect.deleteProperty(window, name);
  expect(listeners.size).toBe(0);
  // No test may have asked for anything else, above all not for a transaction, an approval or another signature.
  for (const { method } of asked) expect(walletMethods).toContain(method);
});

it('asks a wallet for its address, its chain, a text to sign and another chain, and for nothing else', () => {
  expect([...walletMethods].toSorted()).toEqual([
    'eth_chainId',
    'eth_requestAccounts',
    'personal_sign',
    'tron_requestAccounts',
    'wallet_switchEthereumChain',
  ]);
});

describe('a wallet of Ethereum', () => {
  it('signs the text as hexadecimal UTF-8 with its own address', async () => {
    inject({ ethereum: provider(ethereum) });
    look();
    const account = await apps[0]!.connect();
    expect(account).toMatchObject({ address, chainId: 137 });
    expect(await account.sign(text)).toBe('0xabcd');
    const { params } = asked.at(-1)!;
    expect(params).toEqual([`0x${Buffer.from(text, 'utf8').toString('hex')}`, address]);
  });

  it('is asked for another chain by its hexadecimal id', async () => {
    inject({ ethereum: provider(ethereum) });
    look();
    await apps[0]!.switchChain!(1);
    expect(asked).toEqual([{ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] }]);
  });

  it.each([
    [4001, 'cancelled'],
    [-32002, 'busy'],
    [4100, 'busy'],
    [4902, 'unknownChain'],
    [-32603, 'failed'],
  ])('that answers %i has %s', async (code, expected) => {
    inject({ ethereum: provider(() => refuse(code)) });
    look();
    await fault(apps[0]!.connect()).toMatchObject({ fault: expected });
    await fault(apps[0]!.switchChain!(1)).toMatchObject({ fault: expected });
  });

  it('that is locked and shows no account is busy', async () => {
    inject({ ethereum: provider(() => []) });
    look();
    await fault(apps[0]!.connect()).toMatchObject({ fault: 'busy' });
  });

  it('that changes its account while it signs gives no signature', async () => {
    const never: Answer = (request) =>
      request.method === 'personal_sign' ? new Promise(() => undefined) : ethereum(request);
    inject({ ethereum: provider(never) });
    look();
    const signing = (await apps[0]!.connect()).sign(text);
    await Promise.resolve();
    // The same account in other letters is no change.
    for (const listener of listeners) listener([address.toLowerCase()]);
    for (const listener of listeners) listener(['0x0000000000000000000000000000000000000001']);
    await fault(signing).toMatchObject({ fault: 'changed' });
  });

  it('that answers no signature has failed', async () => {
    inject({
      ethereum: provider(({ method }) => (method === 'personal_sign' ? null : ethereum({ method }))),
    });
    look();
    const account = await apps[0]!.connect();
    await fault(account.sign(text)).toMatchObject({ fault: 'failed' });
  });
});

describe('announced wallets (EIP-6963)', () => {
  const announce = (info: object, of = provider(ethereum)) => {
    const hear = () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: of } }));
    window.addEventListener('eip6963:requestProvider', hear);
    return () => window.removeEventListener('eip6963:requestProvider', hear);
  };

  it('are listed by name, each once, without the unnamed one of the page', () => {
    inject({ ethereum: provider(ethereum) });
    const ends = [
      announce({ uuid: 'a', name: 'First Wallet', icon: 'data:image/svg+xml,%3Csvg/%3E' }),
      announce({ uuid: 'b', name: 'Second Wallet', icon: 'https://tracker.example/icon.png' }),
      announce({ uuid: 'b', name: 'Second Wallet', icon: '' }),
    ];
    look();
    for (const end of ends) end();
    expect(apps.map(({ name }) => name)).toEqual(['First Wallet', 'Second Wallet']);
    // An icon from an address would be fetched.
    expect(apps.map(({ icon }) => icon)).toEqual(['data:image/svg+xml,%3Csvg/%3E', undefined]);
  });

  it('that appear later are added', () => {
    look();
    expect(apps).toEqual([]);
    const detail = { info: { uuid: 'c', name: 'Late', icon: '' }, provider: provider(ethereum) };
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    expect(apps.map(({ name }) => name)).toEqual(['Late']);
  });

  it('have names without hidden characters, at most 32 characters long', () => {
    const end = announce({ uuid: 'd', name: `Meta\u202EMask\n ${'x'.repeat(80)}`, icon: '' });
    look();
    end();
    expect(apps[0]!.name).toMatch(/^Meta Mask x+$/);
    expect(apps[0]!.name).toHaveLength(32);
  });

  it('without a provider are no wallets', () => {
    look();
    const detail = { info: { uuid: 'e', name: 'Empty' } };
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider'));
    expect(apps).toEqual([]);
  });
});

describe('a wallet of TRON', () => {
  const signed: string[] = [];
  const tronWeb = (base58 = tronAddress) => ({
    defaultAddress: { base58 },
    trx: {
      signMessageV2: async (message: string) => {
        signed.push(message);
        return '0x1234';
      },
    },
  });

  it('of TIP-1193 tells its address and chain, and signs the text itself', async () => {
    const answer: Answer = ({ method }) => (method === 'eth_chainId' ? '0x2b6653dc' : [tronAddress]);
    inject({ tron: { ...provider(answer), tronWeb: tronWeb() } });
    look();
    expect(apps.map(({ network }) => network)).toEqual(['trc']);
    const account = await apps[0]!.connect();
    expect(account).toMatchObject({ address: tronAddress, chainId: 728_126_428 });
    expect(await account.sign(text)).toBe('0x1234');
    expect(signed.at(-1)).toBe(text);
  });

  it('of TronLink tells its address by tronWeb', async () => {
    inject({ tronLink: provider(() => ({ code: 200 })), tronWeb: tronWeb() });
    look();
    expect(await apps[0]!.connect()).toMatchObject({ address: tronAddress, chainId: undefined });
    expect(asked).toEqual([{ method: 'tron_requestAccounts' }]);
  });

  it.each([
    [{ code: 4000 }, 'busy'],
    [{ code: 4001 }, 'cancelled'],
    ['', 'busy'],
  ])('of TronLink that answers %j has %s', async (answer, expected) => {
    inject({ tronLink: provider(() => answer), tronWeb: tronWeb() });
    look();
    await fault(apps[0]!.connect()).toMatchObject({ fault: expected });
  });

  it('that has another account when it signs gives no signature', async () => {
    const web = tronWeb();
    inject({ tronLink: provider(() => ({ code: 200 })), tronWeb: web });
    look();
    const account = await apps[0]!.connect();
    const before = signed.length;
    web.defaultAddress.base58 = 'TMuA6YqfCeX8EhbfYEg5y7S4DqzSJireY9';
    await fault(account.sign(text)).toMatchObject({ fault: 'changed' });
    expect(signed).toHaveLength(before);
  });

  it('whose user refuses has cancelled', async () => {
    const web = tronWeb();
    web.trx.signMessageV2 = () => Promise.reject(new Error('Confirmation declined by user'));
    inject({ tronLink: provider(() => ({ code: 200 })), tronWeb: web });
    look();
    await fault((await apps[0]!.connect()).sign(text)).toMatchObject({ fault: 'cancelled' });
  });
});
