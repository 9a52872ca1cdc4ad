import BigNumber from 'bignumber.js';
import { accounts, type Account } from './accounts.ts';
import { holdingOf } from './holdings.ts';
import type { Balances, Wallet, WalletRow } from '../../api/wallet.ts';

export interface AccountValue {
  account: Account;
  /** USDT, free and held. */
  value: string;
  /** USDT, held by orders and requests. */
  held: string;
  /** What is not held. */
  available: string;
  /** Percent of the total, one decimal. */
  share: string;
}

export interface CoinHolding {
  coin: string;
  /** Where most of it is. */
  account: Account;
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
  const { available = '0', held = '0' } = holdingOf(row, account);
  return { available, held };
}

interface Part {
  available: BigNumber;
  held: BigNumber;
  price: string | undefined;
  account: Account;
  /** Of this one account. */
  most: BigNumber;
}

function holdings(balances: Balances, among: readonly Account[] = accounts): CoinHolding[] {
  const byCoin = new Map<string, Part>();
  for (const account of among) {
    for (const row of walletOf(balances, account)?.balance ?? []) {
      const { available, held } = amounts(row, account);
      const own = new BigNumber(available).plus(held);
      const known = byCoin.get(row.currency_name);
      const isMost = known === undefined || own.gt(known.most);
      byCoin.set(row.currency_name, {
        available: new BigNumber(available).plus(known?.available ?? 0),
        held: new BigNumber(held).plus(known?.held ?? 0),
        price: row.usdt_price ?? known?.price,
        account: isMost ? account : known.account,
        most: isMost ? own : known.most,
      });
    }
  }
  return [...byCoin]
    .map(([coin, { available, held, price, account }]) => {
      const total = available.plus(held);
      return {
        coin,
        account,
        available: available.toFixed(),
        held: held.toFixed(),
        total: total.toFixed(),
        value: price === undefined ? undefined : total.times(price).toFixed(),
      };
    })
    .filter(({ total }) => !new BigNumber(total).isZero())
    .sort((a, b) => new BigNumber(b.value ?? 0).comparedTo(a.value ?? 0) ?? 0);
}

/** What one account is worth in USDT; what is held has the price that its row says. */
function accountValue(
  balances: Balances,
  account: Account,
): { value: string; held: string; available: string } {
  const wallet = walletOf(balances, account);
  const value = new BigNumber(wallet?.usdt_totle ?? 0);
  const held = sum(
    (wallet?.balance ?? []).map((row) =>
      new BigNumber(amounts(row, account).held).times(row.usdt_price ?? 0).toFixed(),
    ),
  );
  // The server cuts its sum: what is left must not fall below nothing for a cut digit.
  const available = BigNumber.max(0, value.minus(held));
  return { value: value.toFixed(), held: held.toFixed(), available: available.toFixed() };
}

/** One account as its page reads it. */
export interface AccountPart {
  account: Account;
  /** USDT. */
  value: string;
  held: string;
  available: string;
  coins: CoinHolding[];
  readMs?: number;
}

export function accountPartOf(balances: Balances, account: Account): AccountPart {
  return {
    account,
    ...accountValue(balances, account),
    coins: holdings(balances, [account]),
    readMs: balances.read_ms,
  };
}

/** The wire's wallets as the Assets page reads them. */
export function portfolioOf(balances: Balances): Portfolio {
  const total = sum(accounts.map((account) => walletOf(balances, account)?.usdt_totle));
  return {
    total: total.toFixed(),
    dayChange: balances.day_change,
    readMs: balances.read_ms,
    accounts: accounts.map((account) => {
      const parts = accountValue(balances, account);
      const share = total.isZero() ? '0.0' : new BigNumber(parts.value).div(total).times(100).toFixed(1);
      return { account, ...parts, share };
    }),
    coins: holdings(balances),
  };
}
