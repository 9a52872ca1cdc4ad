// Balances and ledger of the caller's accounts.
import { BigNumber } from 'bignumber.js';
import type { Asset } from '../../../contracts/market.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { Context } from '../../context.ts';
import type { Handler, Handlers, InputOf } from '../../http/handler.ts';
import { nextPageUrl } from '../../http/nextPageUrl.ts';
import type { Account, AccountKind } from '../../ledger/account.ts';
import { fromUnits } from '../../ledger/units.ts';
import { assets } from '../../instruments/market.config.ts';
import { Refusal } from '../../refusal.ts';
import { accountKindOf, accountKinds, holdsAsset } from './accountTypes.ts';
import type { AccountType } from './accountTypes.ts';
import { findCausingOrders } from './findCausingOrders.ts';
import { lastEntryOf, postingOf } from '../../ledger/Entries.ts';
import { findTransfer, makeTransfer, readTransfers, transferReason } from './transfers.ts';
import { usdtPrice } from './public/usdtPrice.ts';
import { ledgerRow } from './ledgerRow.ts';
import { transferRow } from './transferRow.ts';

const balances: Handler<'balances'> = async (context, { input, user }) => {
  const { committed, clock, dayChange, fiat } = context;
  const { owner } = user();
  const { accounts, lastPostingId, prices } = await committed.read(({ ledger, exchange }) => ({
    accounts: ledger.balances(owner),
    lastPostingId: ledger.lastPostingId,
    prices: new Map(assets.map(({ code }) => [code, usdtPrice(exchange, code)])),
  }));
  const asked = input.currency_name?.toUpperCase();
  const shown = asked ? assets.filter(({ code }) => code === asked) : assets;
  const wallets = ofEachKind('wallet', (kind) => {
    const wallet = walletOf(kind, accounts, shown, prices);
    return input.totals_only === undefined ? wallet : { ...wallet, balance: [] };
  });
  const read_ms = clock.now();
  const value = valueOf(accounts, prices);
  const change = await dayChange.of(owner, { accounts, lastPostingId, value });
  const rates = fiat.current();
  return {
    ...wallets,
    ExRate: '1',
    // Rounded down: a gain is not overstated, a loss not understated.
    day_change: change.decimalPlaces(8, BigNumber.ROUND_FLOOR).toFixed(),
    ...(rates ? { fiat_rates: rates } : {}),
    unpriced: unpricedOf(accounts, shown, prices),
    read_ms,
  };
};

/** A value per account kind, under names such as change_wallet. */
function ofEachKind<Name extends string, Value>(name: Name, valueOf: (kind: AccountKind) => Value) {
  const entries = accountKinds.map((kind) => [`${kind}_${name}`, valueOf(kind)] as const);
  return Object.fromEntries(entries) as Record<`${AccountKind}_${Name}`, Value>;
}

function walletOf(
  kind: AccountKind,
  accounts: readonly Account[],
  shown: readonly Asset[],
  prices: ReadonlyMap<string, string>,
) {
  const own = accounts.filter((account) => account.kind === kind);
  const balance = shown.map((asset) => balanceRow(kind, own, asset, prices.get(asset.code) ?? '0'));
  const codes = new Set(shown.map(({ code }) => code));
  const counted = own.filter(({ asset }) => codes.has(asset));
  const value = valueOf(counted, prices).decimalPlaces(8, BigNumber.ROUND_FLOOR).toFixed();
  return { balance, totle: value, usdt_totle: value };
}

function balanceRow(
  kind: AccountKind,
  accounts: readonly Account[],
  { id, code, scale }: Asset,
  price: string,
) {
  const account = accounts.find((candidate) => candidate.kind === kind && candidate.asset === code);
  return {
    id,
    currency: id,
    currency_name: code,
    usdt_price: price,
    [`${kind}_balance`]: fromUnits(account?.available ?? 0n, scale),
    [`lock_${kind}_balance`]: fromUnits(account?.held ?? 0n, scale),
  };
}

/** Available and held, in USDT; unrounded. */
function valueOf(accounts: readonly Account[], prices: ReadonlyMap<string, string>): BigNumber {
  let value = new BigNumber(0);
  for (const { asset, available, held } of accounts) {
    const scale = assets.find(({ code }) => code === asset)?.scale;
    const price = prices.get(asset);
    if (scale === undefined || price === undefined) continue;
    value = value.plus(new BigNumber(fromUnits(available + held, scale)).times(price));
  }
  return value;
}

/** Coins in the accounts without a price, which no total contains. */
function unpricedOf(
  accounts: readonly Account[],
  shown: readonly Asset[],
  prices: ReadonlyMap<string, string>,
): string[] {
  const held = new Set(
    accounts.flatMap(({ asset, available, held }) => (available + held > 0n ? [asset] : [])),
  );
  return shown.flatMap(({ code }) => (held.has(code) && prices.get(code) === '0' ? [code] : []));
}

const balance: Handler<'balance'> = ({ committed }, { input, user }) => {
  const asset = assetOf(input.currency);
  const { owner } = user();
  return committed.read(({ ledger, exchange }) =>
    balanceRow(input.type, ledger.balances(owner), asset, usdtPrice(exchange, asset.code)),
  );
};

/** All accounts that a user has ever used. */
function accountsOf({ committed }: Context, owner: string): Promise<Account[]> {
  return committed.read(({ ledger }) => ledger.balances(owner));
}

const currencies: Handler<'currencies'> = async (context, { user }) => {
  const accounts = await accountsOf(context, user().owner);
  return assets.map((asset) => {
    const { id, code, scale } = asset;
    const wallet = ofEachKind('balance', (kind) => {
      const account = accounts.find((candidate) => candidate.kind === kind && candidate.asset === code);
      return fromUnits(account?.available ?? 0n, scale);
    });
    const flag = (kind: AccountKind) => (holdsAsset(kind, asset) ? 1 : 0);
    return {
      id,
      name: code,
      is_legal: flag('legal'),
      is_match: flag('change'),
      is_lever: flag('lever'),
      is_micro: flag('micro'),
      is_trust: flag('trust'),
      wallet,
    };
  });
};

const ledger: Handler<'ledger'> = async (context, { input, user, locale }) => {
  const { owner } = user();
  const asked = {
    currency: input.currency,
    kind: input.type && accountKindOf(Number(input.type) as AccountType),
  };
  const accounts = new Map(
    askedAccounts(await accountsOf(context, owner), asked).map((account) => [account.id, account]),
  );
  const page = Number(input.page);
  const limit = Number(input.limit);
  const filter = {
    accounts: [...accounts.keys()],
    reasons: input.kind && context.reasons.ofKind(input.kind),
    untilId: numberIn(input.until_id),
    ...rangeOf(input),
  };
  const { entries, count } = await context.ledgerPages.read(owner, filter, { page, limit });
  const references = entries.map(({ reference }) => reference);
  const orders = await findCausingOrders(context.store.db, owner, references);
  const list = entries.map((entry) => {
    const account = accounts.get(entry.account)!;
    const asset = assets.find(({ code }) => code === account.asset)!;
    const meaning = context.reasons.meaningOf(entry.reason);
    return ledgerRow(entry, { account, asset, meaning, order: orders.get(entry.reference), locale });
  });
  return { list, count, page, limit };
};

/** Accounts of the requested kind and currency, as far as this installation knows the currency. */
function askedAccounts(
  accounts: readonly Account[],
  { currency, kind }: { currency?: string; kind?: AccountKind },
): Account[] {
  const asset = currency === undefined ? undefined : assetOf(currency);
  return accounts.filter(
    (account) =>
      (asset ? account.asset === asset.code : assets.some(({ code }) => code === account.asset)) &&
      (kind === undefined || account.kind === kind),
  );
}

/** @throws Refusal wallet.rangeInvalid */
function rangeOf({ from, to }: { from?: string; to?: string }): { fromMs?: number; toMs?: number } {
  const fromMs = secondsIn(from);
  const toMs = secondsIn(to);
  if (fromMs !== undefined && toMs !== undefined && fromMs > toMs)
    throw new Refusal('wallet.rangeInvalid', { fields: { from: '' } });
  return { fromMs, toMs };
}

function numberIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function secondsIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text) * 1000;
}

/** @throws Refusal wallet.currencyUnknown */
function assetOf(currency: string, field = 'currency'): Asset {
  const asset = assets.find(({ id }) => String(id) === currency);
  if (!asset) throw new Refusal('wallet.currencyUnknown', { fields: { [field]: '' } });
  return asset;
}

const transfer: Handler<'transfer'> = async (
  { executor, store, random, leverBook },
  { input, user, locale },
) => {
  await makeTransfer(
    { executor, db: store.db, random, leverBook },
    {
      owner: user().owner,
      asset: assetOf(input.currency_id, 'currency_id'),
      from: input.from_field,
      to: input.to_field,
      amount: input.number,
      clientTransferId: input.client_transfer_id,
    },
  );
  return refusalText('wallet.transferred', locale);
};

const transfers: Handler<'transfers'> = async (context, { input, user, locale }) => {
  const { owner } = user();
  const { db } = context.store;
  const page = Number(input.page);
  const limit = Number(input.limit);
  const { ids, count } = await askedTransfers(context, owner, input, { page, limit });
  const list = await readTransfers(db, owner, ids);
  const last = Math.max(1, Math.ceil(count / limit));
  return {
    data: list.map((made) => transferRow(made, locale)),
    current_page: page,
    per_page: limit,
    last_page: last,
    next_page_url: page < last ? nextPageUrl('/api/wallet/hzhistory', input, page + 1) : null,
    total: count,
  };
};

/** Ids of one page's postings, and the total count. */
async function askedTransfers(
  context: Context,
  owner: string,
  input: InputOf<'transfers'>,
  { page, limit }: { page: number; limit: number },
): Promise<{ ids: number[]; count: number }> {
  if (input.client_transfer_id !== undefined) {
    const id = await findTransfer(context.store.db, owner, input.client_transfer_id);
    return id === undefined || page > 1 ? { ids: [], count: 0 } : { ids: [id], count: 1 };
  }
  const asked = { currency: input.currency, kind: input.account };
  const accounts = askedAccounts(await accountsOf(context, owner), asked);
  // A transfer has two rows across a user's accounts, and one per single account.
  const rowsEach = input.account === undefined ? 2 : 1;
  const filter = {
    accounts: accounts.map(({ id }) => id),
    reasons: [transferReason],
    untilId: input.until_id === undefined ? undefined : lastEntryOf(Number(input.until_id)),
    ...rangeOf(input),
  };
  const { entries, count } = await context.ledgerPages.read(owner, filter, { page, limit: limit * rowsEach });
  return { ids: [...new Set(entries.map(({ id }) => postingOf(id)))], count: count / rowsEach };
}

export const handlers: Handlers<'wallet'> = { balances, balance, ledger, currencies, transfer, transfers };
