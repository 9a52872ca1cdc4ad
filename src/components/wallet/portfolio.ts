import BigNumber from 'bignumber.js';
import { accounts, type Account } from './accounts.ts';
import { holdingOf, rowsOf } from './holdings.ts';
import type { Balances, Wallet } from '../../api/wallet.ts';

/** Decimal text; undefined where the server omits it or any part of it: unknown is not zero. */
type Figure = string | undefined;

export interface AccountValue {
  account: Account;
  /** USDT, available and held. */
  value: Figure;
  /** USDT, held by orders and requests. */
  held: Figure;
  /** Amount that is not held. */
  available: Figure;
  /** Percentage of the total, one decimal. */
  share: Figure;
}

export interface CoinHolding {
  coin: string;
  /** Account with the largest part. */
  account: Account;
  available: Figure;
  held: Figure;
  total: Figure;
  /** USDT; also unknown where the coin has no price. */
  value?: Figure;
  /** No pair values the coin, so totals exclude it. */
  isUnpriced?: true;
}

export interface Portfolio {
  /** USDT. */
  total: Figure;
  dayChange?: string;
  accounts: AccountValue[];
  /** All accounts together, largest value first; coins without balance are omitted. */
  coins: CoinHolding[];
  readMs?: number;
}

const walletOf = (balances: Balances, account: Account): Wallet | undefined => balances[`${account}_wallet`];

/** Undefined if any part is undefined. */
function sum(...values: Figure[]): Figure {
  let total = new BigNumber(0);
  for (const value of values) {
    if (value === undefined) return undefined;
    total = total.plus(value);
  }
  return total.toFixed();
}

function product(a: Figure, b: Figure): Figure {
  return a === undefined || b === undefined ? undefined : new BigNumber(a).times(b).toFixed();
}

const isZero = (value: Figure): boolean => value !== undefined && new BigNumber(value).isZero();
const isMore = (a: Figure, b: Figure): boolean => new BigNumber(a ?? 0).gt(b ?? 0);

interface Part {
  available: Figure;
  held: Figure;
  price: Figure;
  isUnpriced: boolean;
  account: Account;
  /** Total of this account. */
  most: Figure;
}

/** Adds one more account's holding of a coin to the others. */
function joined(known: Part | undefined, next: Part): Part {
  if (known === undefined) return next;
  return {
    available: sum(known.available, next.available),
    held: sum(known.held, next.held),
    price: next.price ?? known.price,
    isUnpriced: known.isUnpriced && next.isUnpriced,
    ...(isMore(next.most, known.most)
      ? { account: next.account, most: next.most }
      : { account: known.account, most: known.most }),
  };
}

/** Relative tolerance: prices in one response may differ slightly in time. */
const tolerance = 0.02;
/** USDT; differences below this are ignored. */
const least = 1;

/** The account is worth more than the sum of its rows: some coin has no row. */
function lacksRows(wallet: Wallet, account: Account): boolean {
  const values = rowsOf(wallet).map((row) => {
    const { available, held } = holdingOf(row, account);
    const owned = sum(available, held);
    return isZero(owned) ? '0' : product(owned, row.usdt_price);
  });
  const listed = sum(...values);
  if (listed === undefined || wallet.usdt_totle === undefined) return false;
  const missing = new BigNumber(wallet.usdt_totle).minus(listed);
  return missing.gt(BigNumber.max(least, new BigNumber(wallet.usdt_totle).times(tolerance)));
}

/** The API sends 0 for a coin without a price. */
const priceOf = ({ usdt_price: price }: { usdt_price?: Figure }): Figure =>
  isZero(price) ? undefined : price;

function partsIn(wallet: Wallet | undefined, account: Account): [coin: string, part: Part][] {
  return rowsOf(wallet).map((row) => {
    const { available, held } = holdingOf(row, account);
    const [price, isUnpriced] = [priceOf(row), isZero(row.usdt_price)];
    return [row.currency_name, { available, held, price, isUnpriced, account, most: sum(available, held) }];
  });
}

function holdings(balances: Balances, among: readonly Account[] = accounts): CoinHolding[] {
  const byCoin = new Map<string, Part>();
  for (const account of among)
    for (const [coin, part] of partsIn(walletOf(balances, account), account))
      byCoin.set(coin, joined(byCoin.get(coin), part));
  for (const account of among) {
    const wallet = walletOf(balances, account);
    if (wallet === undefined || !lacksRows(wallet, account)) continue;
    // Any coin without a row may be the missing one, so its sum is incomplete.
    const listed = new Set(rowsOf(wallet).map((row) => row.currency_name));
    for (const [coin, part] of byCoin)
      if (!listed.has(coin)) byCoin.set(coin, { ...part, available: undefined, held: undefined });
  }
  return [...byCoin]
    .map(([coin, { available, held, price, isUnpriced, account }]): CoinHolding => {
      const total = sum(available, held);
      const value = product(total, price);
      return { coin, account, available, held, total, value, ...(isUnpriced && { isUnpriced }) };
    })
    .filter(({ total }) => !isZero(total))
    .sort((a, b) => new BigNumber(b.value ?? 0).comparedTo(a.value ?? 0) ?? 0);
}

/** Value of one account in USDT; held amounts use the price of their row. */
function accountValue(
  balances: Balances,
  account: Account,
): Pick<AccountValue, 'value' | 'held' | 'available'> {
  const wallet = walletOf(balances, account);
  // A back end without the account has no balance in it.
  if (wallet === undefined) return { value: '0', held: '0', available: '0' };
  const value = wallet.usdt_totle;
  const parts = rowsOf(wallet).map((row) => {
    const own = holdingOf(row, account).held;
    return isZero(own) ? '0' : product(own, row.usdt_price);
  });
  // The account has a balance, but no row tells its held part.
  const isPartly = (parts.length === 0 && !isZero(value)) || lacksRows(wallet, account);
  const held = isPartly ? undefined : sum(...parts);
  if (value === undefined || held === undefined) return { value, held, available: undefined };
  // The server rounds its sum down: the rest must not become negative because of a cut digit.
  const available = BigNumber.max(0, new BigNumber(value).minus(held)).toFixed();
  return { value: new BigNumber(value).toFixed(), held, available };
}

/** One account in the format of its page. */
export interface AccountPart extends Omit<AccountValue, 'share'> {
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

function shareOf(value: Figure, total: Figure): Figure {
  if (value === undefined || total === undefined) return undefined;
  return isZero(total) ? '0.0' : new BigNumber(value).div(total).times(100).toFixed(1);
}

/** Converts the wallets of the API for the Assets page. */
export function portfolioOf(balances: Balances): Portfolio {
  const parts = accounts.map((account) => ({ account, ...accountValue(balances, account) }));
  const total = sum(...parts.map(({ value }) => value));
  return {
    total,
    dayChange: balances.day_change,
    readMs: balances.read_ms,
    accounts: parts.map((part) => ({ ...part, share: shareOf(part.value, total) })),
    coins: holdings(balances),
  };
}
