import { expect, it } from 'vitest';
import { readWalletConfig } from './walletConfig.ts';

const platform = { isSandbox: false, port: 3000 };
const read = (environment: Record<string, string | undefined>) => readWalletConfig(environment, platform);

it('texts name the site of PUBLIC_URL with its port; without it a sandbox names its own, and a platform none', () => {
  expect(read({ PUBLIC_URL: 'https://trade.example' })).toEqual({
    origin: 'https://trade.example',
    chainIds: [1],
  });
  expect(read({ PUBLIC_URL: 'https://trade.example:8443/' }).origin).toBe('https://trade.example:8443');
  expect(read({})).toEqual({ chainIds: [1] });
  expect(readWalletConfig({}, { isSandbox: true, port: 4000 }).origin).toBe('http://localhost:4000');
  expect(read({ PUBLIC_URL: 'https://[2001:db8::1]' }).origin).toBeUndefined();
});

it('chains and node are as configured', () => {
  expect(read({ WALLET_CHAIN_IDS: '137, 1,137' }).chainIds).toEqual([137, 1]);
  const ethereumRpc = 'https://node.example/v3/key';
  expect(read({ WALLET_ETHEREUM_RPC: ethereumRpc }).ethereumRpc).toBe(ethereumRpc);
  expect(read({ WALLET_ETHEREUM_RPC: 'http://127.0.0.1:8545' }).ethereumRpc).toBe('http://127.0.0.1:8545');
});

it.each([
  { WALLET_CHAIN_IDS: '1,mainnet' },
  { WALLET_CHAIN_IDS: '0' },
  { WALLET_CHAIN_IDS: '1,' },
  { WALLET_ETHEREUM_RPC: 'node.example' },
  { WALLET_ETHEREUM_RPC: 'http://node.example/secretKey' },
  { WALLET_ETHEREUM_RPC: 'wss://node.example/secretKey' },
])('%o ends the start with the name of the variable, and no message repeats a key', (environment) => {
  expect(() => read(environment)).toThrow(Object.keys(environment)[0]);
  try {
    read(environment);
  } catch (error) {
    expect(String(error)).not.toContain('secretKey');
  }
});
