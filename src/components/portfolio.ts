import BigNumber from 'bignumber.js';
import { accounts, type Account } from './accounts.ts';
import type { Balances, Wallet, WalletRow } from '../api/wallet.ts';

export interface AccountValue {
  account: Account;
  /** USDT, free and held. */
  value: string;
  /** Percent of the total, one decimal. */
  share: string;
}

export interface CoinHolding {
  coin: string;
  available: string;
  held: string;
  total: string;
  /** USDT; unknown where the coin has no price. */
  value?: string;
}

export interface Portfolio {
  /** USDT. */
  total: string;
  dayChange?: string;
  accounts: AccountValue[];
  /** All accounts together, largest value first; coins that are nowhere held are left out. */
  coins: CoinHolding[];
  readMs?: number;
}

const walletOf = (balances: Balances, account: Account): Wallet | undefined => balances[`${account}_wallet`];

function sum(values: Iterable<string | undefined>): BigNumber {
  let total = new BigNumber(0);
  for (const value of values) total = total.plus(value ?? 0);
  return total;
}

function amounts(row: WalletRow, account: Account): { available: string; held: string } {
  return { available: row[`${account}_balance`] ?? '0', held: row[`lock_${account}_balance`] ?? '0' };
}

function holdings(balances: Balances): CoinHolding[] {
  const byCoin = new Map<string, { available: BigNumber; held: BigNumber; price: string | undefined }>();
  for (const account of accounts) {
    for (const row of walletOf(balances, account)?.balance ?? []) {
      const { available, held } = amounts(row, account);
      const known = byCoin.get(row.currency_name);
      byCoin.set(row.currency_name, {
        available: new BigNumber(available).plus(known?.available ?? 0),
        held: new BigNumber(held).plus(known?.held ?? 0),
        price: row.usdt_price ?? known?.price,
      });
    }
  }
  return [...byCoin]
    .map(([coin, { available, held, price }]) => {
      const total = available.plus(held);
      return {
        coin,
        available: available.toFixed(),
        held: held.toFixed(),
        total: total.toFixed(),
        value: price === undefined ? undefined : total.times(price).toFixed(),
      };
    })
    .filter(({ total }) => !new BigNumber(total).isZero())
    .sort((a, b) => new BigNumber(b.value ?? 0).comparedTo(a.value ?? 0) ?? 0);
}

/** The wire's wallets as the Assets page reads them. */
export function portfolioOf(balances: Balances): Portfolio {
  const total = sum(accounts.map((account) => walletOf(balances, account)?.usdt_totle));
  return {
    total: total.toFixed(),
    dayChange: balances.day_change,
    readMs: balances.read_ms,
    accounts: accounts.map((account) => {
      const value = new BigNumber(walletOf(balances, account)?.usdt_totle ?? 0);
      return {
        account,
        value: value.toFixed(),
        share: total.isZero() ? '0.00' : value.div(total).times(100).toFixed(2),
      };
    }),
    coins: holdings(balances),
  };
}
