// Balances of an active account, which cover the open orders of spot.ts, and of an empty account. usdt_totle is the sum
// of (free + held) × price, rounded down to 8 decimals.
import BigNumber from 'bignumber.js';
import type { components } from '../schema.d.ts';

type Balances = components['schemas']['Balances'];
type Wallet = components['schemas']['Wallet'];
type Currency = components['schemas']['Currency'];
type LedgerPage = components['schemas']['LedgerPage'];
type LedgerRow = components['schemas']['LedgerRow'];
type TransferPage = components['schemas']['TransferPage'];
type TransferRow = components['schemas']['TransferRow'];
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
  fiat_rates: {
    source: 'ECB',
    as_of_ms: Date.UTC(2026, 10, 20, 15, 0),
    rates: { EUR: '0.8642', GBP: '0.7581', JPY: '154.37', KRW: '1471.2', THB: '32.41', USD: '0.9998' },
  },
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

/** BTC in the spot account. */
export const balance: WalletRow = balances.change_wallet.balance[0]!;

export const currencies: Currency[] = coins.map(([id, name]) => ({
  id,
  name,
  is_legal: name.startsWith('USD') ? 1 : 0,
  is_match: 1,
  is_lever: name === 'USDT' ? 1 : 0,
  is_micro: name === 'USDT' ? 1 : 0,
  is_trust: name === 'USDT' ? 1 : 0,
  wallet: {
    change_balance:
      balances.change_wallet.balance.find((row) => row.currency_name === name)?.change_balance ?? '0',
  },
}));

type Reason = 'spot.trade' | 'spot.fee' | 'sandbox.grant';
type Order = Pick<LedgerRow, 'order_id' | 'symbol' | 'side'>;

const causes = { 'spot.trade': 'trade', 'spot.fee': 'fee', 'sandbox.grant': 'grant' } as const;

function infoOf(reason: Reason, { symbol, side }: Partial<Order>): string {
  if (reason === 'sandbox.grant') return 'Practice money';
  if (reason === 'spot.fee') return `Trading fee ${symbol}`;
  return side === 1 ? `Spot buy ${symbol}` : `Spot sell ${symbol}`;
}

/** Rows from the newest to the oldest. The balance after each row is computed backwards from the balances above. */
function ledgerOf(
  changes: readonly [time: string, coin: string, value: string, reason: Reason, order?: Order][],
) {
  const left = new Map(
    balances.change_wallet.balance.map(({ currency_name, change_balance, lock_change_balance }) => [
      currency_name,
      new BigNumber(change_balance ?? 0).plus(lock_change_balance ?? 0),
    ]),
  );
  return changes.map(([time, code, value, reason, order = {}], index): LedgerRow => {
    const after = left.get(code) ?? new BigNumber(0);
    left.set(code, after.minus(value));
    const created_ms = Date.parse(time);
    return {
      id: 9146 - index,
      value,
      info: infoOf(reason, order),
      type: 2,
      is_lock: 0,
      reason,
      currency: coins.find(([, name]) => name === code)![0],
      currency_name: code,
      created_time: Math.floor(created_ms / 1000),
      created_ms,
      kind: causes[reason],
      balance_after: after.toFixed(),
      ...order,
    };
  });
}

const buyBtc: Order = { order_id: 4711, symbol: 'BTC/USDT', side: 1 };
const sellEth: Order = { order_id: 4698, symbol: 'ETH/USDT', side: 2 };
const buyPepe: Order = { order_id: 4640, symbol: 'PEPE/USDT', side: 1 };

const rows = ledgerOf([
  ['2026-11-21T14:18:42.120Z', 'BTC', '-0.00002', 'spot.fee', buyBtc],
  ['2026-11-21T14:18:42.120Z', 'BTC', '0.02', 'spot.trade', buyBtc],
  ['2026-11-21T14:18:42.120Z', 'USDT', '-1948.252', 'spot.trade', buyBtc],
  ['2026-11-21T09:05:11.480Z', 'USDT', '-4.14803', 'spot.fee', sellEth],
  ['2026-11-21T09:05:11.480Z', 'USDT', '4148.025', 'spot.trade', sellEth],
  ['2026-11-21T09:05:11.480Z', 'ETH', '-1.25', 'spot.trade', sellEth],
  ['2026-11-20T20:31:07.002Z', 'PEPE', '-0.5', 'spot.fee', buyPepe],
  ['2026-11-20T20:31:07.002Z', 'PEPE', '500', 'spot.trade', buyPepe],
  ['2026-11-20T20:31:07.002Z', 'USDT', '-0.00588', 'spot.trade', buyPepe],
  ['2026-11-19T08:00:00.000Z', 'USDT', '10000', 'sandbox.grant'],
]);

/** The first page of a ledger of 146 rows. */
export const ledger: LedgerPage = { list: rows, count: 146, page: 1, limit: 10 };

/** All rows of one coin. */
export const ledgerOfUsdt: LedgerPage = {
  list: rows.filter(({ currency_name }) => currency_name === 'USDT'),
  count: 5,
  page: 1,
  limit: 40,
};

export const emptyLedger: LedgerPage = { list: [], count: 0, page: 1, limit: 40 };

/** A ledger of any length, which buys a little BTC every three hours; the newest row first. */
export function longLedger(length: number): LedgerPage {
  const newestMs = Date.UTC(2026, 10, 21, 14, 0);
  const value = '0.00012345';
  const list = Array.from({ length }, (_, index): LedgerRow => {
    const created_ms = newestMs - index * 3 * 3_600_000;
    return {
      id: 20_000 - index,
      value,
      info: 'Spot buy BTC/USDT',
      type: 2,
      currency: 1,
      currency_name: 'BTC',
      created_time: created_ms / 1000,
      created_ms,
      kind: 'trade',
      reason: 'spot.trade',
      is_lock: 0,
      balance_after: new BigNumber(value).times(length - index).toFixed(),
      ...buyBtc,
      order_id: 6_000 - index,
    };
  });
  return { list, count: length, page: 1, limit: length };
}

/** Message of a completed transfer. */
export const transfer = 'Amount transferred';

const madeAt = (day: number, hour: number, minute: number): number => Date.UTC(2026, 10, day, hour, minute);

/** Transfers as in the design: newest first, with the balance of each account after the transfer. */
export const transfers: TransferPage = {
  data: (
    [
      [9302, 'USDT', '2000', 'change', 'lever', madeAt(20, 16, 5), '10480.5', '7644.18'],
      [9291, 'USDC', '150', 'micro', 'change', madeAt(20, 11, 47), '0', '150'],
      [9244, 'USDT', '500', 'change', 'micro', madeAt(19, 20, 12), '12480.5', '2150'],
      [9120, 'USDT', '1200', 'lever', 'change', madeAt(19, 9, 30), '5644.18', '12980.5'],
      [9007, 'USDT', '800', 'change', 'lever', madeAt(16, 8, 51), '11780.5', '6844.18'],
      [9006, 'USDT', '250', 'change', 'micro', madeAt(16, 8, 49), '12580.5', '1650'],
    ] as const
  ).map(
    ([id, currency_name, value, from_field, to_field, created_ms, from_after, to_after]): TransferRow => ({
      id,
      currency_name,
      value,
      info: 'Transfer',
      created_time: created_ms / 1000,
      created_ms,
      currency: coins.find(([, code]) => code === currency_name)![0],
      from_field,
      to_field,
      from_after,
      to_after,
    }),
  ),
  current_page: 1,
  per_page: 20,
  last_page: 1,
  next_page_url: null,
  total: 6,
};
