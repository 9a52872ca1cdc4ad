// Balances per account and coin, from the balances and the coins that each account supports.
import type { Balances, Wallet, WalletRow } from '../../api/wallet.ts';
import type { Currency } from '../../api/pages/walletRecords.ts';
import type { Account } from './accounts.ts';

/** Available and held amount of an account, decimal text; undefined where the back end omits it. */
export interface Holding {
  available: string | undefined;
  held: string | undefined;
}

/** Holdings of one coin; an account that does not support it is omitted. */
export type Holdings<Holder extends Account = Account> = Partial<Readonly<Record<Holder, Holding>>>;

export interface HeldCoin<Holder extends Account = Account> {
  id: number;
  code: string;
  holdings: Holdings<Holder>;
}

const flagOf = { change: 'is_match', micro: 'is_micro', lever: 'is_lever', trust: 'is_trust' } as const;

/** One row per coin. If a back end returns two rows for one coin, both and their sum are unreliable. */
export function rowsOf(wallet: Wallet | undefined): WalletRow[] {
  const once = new Map<number, WalletRow>();
  for (const row of wallet?.balance ?? []) {
    const known = once.get(row.currency);
    const { currency, currency_name } = row;
    const isSame = known === undefined || JSON.stringify(known) === JSON.stringify(row);
    once.set(currency, isSame ? row : { currency, currency_name });
  }
  return [...once.values()];
}

export function holdingOf(row: WalletRow | undefined, account: Account): Holding {
  return { available: row?.[`${account}_balance`], held: row?.[`lock_${account}_balance`] };
}

/** The coins supported by these accounts, each with its balances. */
export function heldCoins<Holder extends Account>(
  accounts: readonly Holder[],
  coins: readonly Currency[],
  balances: Balances,
): HeldCoin<Holder>[] {
  return coins.flatMap(({ id, name, ...flags }) => {
    const holders = accounts.filter((account) => flags[flagOf[account]] === 1);
    if (holders.length === 0) return [];
    const holdings = holders.map((account) => {
      const row = rowsOf(balances[`${account}_wallet`]).find(({ currency }) => currency === id);
      return [account, holdingOf(row, account)] as const;
    });
    return [{ id, code: name, holdings: Object.fromEntries(holdings) as Holdings<Holder> }];
  });
}

/** Accounts that can hold a coin. */
export function holdersOf<Holder extends Account>(coin: HeldCoin<Holder>): Holder[] {
  return Object.keys(coin.holdings) as Holder[];
}
