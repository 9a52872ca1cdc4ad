// Balances of the caller's accounts.
import { BigNumber } from 'bignumber.js';
import type { Asset } from '../../contracts/market.ts';
import type { Context } from '../context.ts';
import type { Handler, Handlers } from '../handler.ts';
import type { Account, AccountKind } from '../ledger/account.ts';
import { fromUnits } from '../ledger/units.ts';
import { assets } from '../market/market.config.ts';
import { Refusal } from '../refusal.ts';

/** Values are shown in this asset. */
const valueAsset = 'USDT';
const kinds: readonly AccountKind[] = ['legal', 'change', 'lever', 'micro', 'trust'];

const balances: Handler<{ currency_name?: string }> = (context, { input, user }) => {
  const { exchange, ledger, clock } = context;
  const accounts = ledger.balances(user().owner);
  const asked = input.currency_name?.toUpperCase();
  const shown = asked ? assets.filter(({ code }) => code === asked) : assets;
  const prices = new Map(assets.map(({ code }) => [code, priceOf(exchange, code)]));
  const wallets = kinds.map((kind) => [`${kind}_wallet`, walletOf(kind, accounts, shown, prices)]);
  return { ...Object.fromEntries(wallets), ExRate: '1', read_ms: clock.now() };
};

function walletOf(
  kind: AccountKind,
  accounts: readonly Account[],
  shown: readonly Asset[],
  prices: ReadonlyMap<string, string>,
) {
  let total = new BigNumber(0);
  const balance = shown.map(({ id, code, scale }) => {
    const account = accounts.find((candidate) => candidate.kind === kind && candidate.asset === code);
    const free = fromUnits(account?.available ?? 0n, scale);
    const held = fromUnits(account?.held ?? 0n, scale);
    const price = prices.get(code) ?? '0';
    total = total.plus(new BigNumber(free).plus(held).times(price));
    return {
      id,
      currency: id,
      currency_name: code,
      usdt_price: price,
      [`${kind}_balance`]: free,
      [`lock_${kind}_balance`]: held,
    };
  });
  const value = total.decimalPlaces(8, BigNumber.ROUND_FLOOR).toFixed();
  return { balance, totle: value, usdt_totle: value };
}

/** The last price in USDT; '0' for an asset that no pair values. */
function priceOf(exchange: Context['exchange'], code: string): string {
  if (code === valueAsset) return '1';
  const symbol = `${code}/${valueAsset}`;
  return exchange.books.has(symbol) ? exchange.lastPrice(symbol) : '0';
}

const notYet: Handler = () => {
  throw new Refusal('session.notAvailable');
};
const balance = notYet;
const ledger = notYet;
const currencies = notYet;

export const handlers: Handlers = { balances, balance, ledger, currencies };
