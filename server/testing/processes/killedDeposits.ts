// Data shared between the test server/domains/deposit/killDeposits.proof.ts and the server that it kills.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { sandboxAddress } from '../../custody/chains/sandboxAddress.ts';
import type { DepositsConfig } from '../../domains/deposit/depositsConfig.ts';
import { custodyKey, hexOf } from '../CustodyProvider.ts';

export const tronAddress = (seed: string): string =>
  createBase58check(sha256).encode(Uint8Array.of(0x41, ...Buffer.from(hexOf(seed), 'hex').subarray(0, 20)));

/** Example addresses of EIP-55. */
const evm = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
] as const;
export const contract = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
/** The second is on the sanctions list. */
export const payers = [
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const;

export const depositOwners = evm.map((ethereum, at) => {
  const owner = `user:${9001 + at}`;
  return { owner, ethereum, tron: tronAddress(owner), bitcoin: sandboxAddress('bitcoin', owner) };
});

export const confirmations = 3;

export function killedDepositsConfig(folder: string, node: string): DepositsConfig {
  const pool = join(folder, 'pool.txt');
  const list = join(folder, 'listed.txt');
  writeFileSync(pool, '');
  writeFileSync(list, `${payers[1]}\n`);
  const usdt = { asset: 'USDT', decimals: 6, scale: 8 };
  const network = { asset: 'USDT', minimum: '10', confirmations, reviewFrom: '50' };
  return {
    chains: [
      {
        name: 'ethereum',
        label: 'Ethereum',
        blockSeconds: 0.1,
        watcher: {
          kind: 'evm',
          rpc: [node],
          native: { asset: 'ETH', decimals: 18, scale: 8 },
          tokens: [{ ...usdt, contract }],
        },
        addresses: { kind: 'pool', file: pool, lowAt: 0 },
      },
      {
        name: 'tron',
        label: 'TRON',
        blockSeconds: 0.1,
        watcher: { kind: 'custody' },
        addresses: { kind: 'custody' },
      },
    ],
    networks: [
      { ...network, network: 'erc20', name: 'ERC20', chain: 'ethereum' },
      { ...network, network: 'trc20', name: 'TRC20', chain: 'tron' },
    ],
    custody: { url: 'http://127.0.0.1:9', key: custodyKey },
    screening: { kind: 'file', file: list },
  };
}
