// Balances of a lively account, which hold what the open orders of spot.ts need, and of one that is still empty.
// usdt_totle is the sum of (free + held) × price,
// rounded down at 8 decimals.
import type { components } from '../../src/api/schema.d.ts';

type Balances = components['schemas']['Balances'];
type Wallet = components['schemas']['Wallet'];
type WalletRow = components['schemas']['WalletRow'];
type Kind = 'legal' | 'change' | 'lever' | 'micro' | 'trust';

const coins: readonly [id: number, code: string, price: string][] = [
  [1, 'BTC', '97412.6'],
  [2, 'ETH', '3318.42'],
  [3, 'USDT', '1'],
  [4, 'USDC', '0.9998'],
  [5, 'DOGE', '0.18241'],
  [6, 'SOL', '214.06'],
  [7, 'XRP', '0.6123'],
  [8, 'ADA', '0.4518'],
  [9, 'LTC', '84.27'],
  [10, 'PEPE', '0.00001173'],
];

/** Free and held by coin; coins left out are zero. */
type Holdings = Record<string, readonly [free: string, held: string]>;

function wallet(kind: Kind, total: string, holdings: Holdings): Wallet {
  const balance = coins.map(([id, code, price]): WalletRow => {
    const [free, held] = holdings[code] ?? ['0', '0'];
    const row: WalletRow = { id, currency: id, currency_name: code, usdt_price: price };
    return { ...row, [`${kind}_balance`]: free, [`lock_${kind}_balance`]: held };
  });
  return { balance, totle: total, usdt_totle: total };
}

export const balances: Balances = {
  legal_wallet: wallet('legal', '0', {}),
  change_wallet: wallet('change', '950688.62091403', {
    BTC: ['0.1142', '0.05'],
    ETH: ['0.822', '0'],
    USDT: ['12480.5', '14365.44'],
    PEPE: ['118244906', '77044567605'],
  }),
  lever_wallet: wallet('lever', '5644.18', { USDT: ['3054.91', '2589.27'] }),
  micro_wallet: wallet('micro', '2150', { USDT: ['2150', '0'] }),
  trust_wallet: wallet('trust', '9219', { USDT: ['0', '9219'] }),
  ExRate: '1',
  day_change: '612.4',
  read_ms: Date.UTC(2026, 10, 21, 14, 23, 41),
};

export const emptyBalances: Balances = {
  legal_wallet: wallet('legal', '0', {}),
  change_wallet: wallet('change', '0', {}),
  lever_wallet: wallet('lever', '0', {}),
  micro_wallet: wallet('micro', '0', {}),
  trust_wallet: wallet('trust', '0', {}),
  ExRate: '1',
  day_change: '0',
  read_ms: Date.UTC(2026, 10, 21, 14, 23, 41),
};
