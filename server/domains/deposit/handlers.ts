// Deposit options, deposit addresses, and received deposits.
import { BigNumber } from 'bignumber.js';
import type { LocaleId } from '../../../contracts/locales.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import { bankCurrency } from '../../../contracts/rules/depositClaim.ts';
import type { components } from '../../../contracts/schema.d.ts';
import type { Handler, Handlers, InputOf } from '../../http/handler.ts';
import { nextPageUrl } from '../../http/nextPageUrl.ts';
import { Refusal } from '../../refusal.ts';
import { assets } from '../../instruments/market.config.ts';
import { addressOf } from '../../custody/addresses.ts';
import type { DepositNetwork } from './public/depositNetworks.ts';
import { bankAddress, nextReference, stemOf } from './claims/bankTransfers.ts';
import { takeClaim } from './claims/requestDeposit.ts';
import { listClaimed, listDeposits } from './depositLists.ts';
import type { DepositFilter } from './depositLists.ts';
import { listedRow } from './depositRows.ts';
import type { Deposits } from './Deposits.ts';
import { reorganise, sandboxView, sendMadeUp } from './sandboxPage.ts';

const depositCurrencies: Handler<'depositCurrencies'> = ({ deposits }, { locale }) =>
  assets.flatMap(({ id, code }) => {
    const networks = deposits.networksOf(code);
    if (networks.length === 0) return [];
    const minimums = networks.map(({ minimum }) => new BigNumber(minimum));
    return [
      {
        id,
        name: code,
        min_number: BigNumber.min(...minimums).toFixed(),
        networks: networks.map((network) => networkView(deposits, network, locale)),
      },
    ];
  });

function networkView(
  deposits: Deposits,
  network: DepositNetwork,
  locale: LocaleId,
): components['schemas']['DepositNetwork'] {
  const { minimum, confirmations, chain } = network;
  const blockMs = deposits.blockMsOf(chain);
  const suspended = suspensionOf(deposits, network);
  return {
    network: network.network,
    name: network.name,
    chain: deposits.labelOf(chain),
    min_number: minimum,
    confirmations,
    ...(blockMs !== undefined && { arrival_s: Math.ceil((blockMs * confirmations) / 1000) }),
    ...(suspended !== undefined && {
      suspended:
        typeof suspended === 'string'
          ? refusalText(suspended, locale, { chain: deposits.labelOf(chain) })
          : (suspended[locale] ?? suspended.en),
    }),
  };
}

/** No address is issued for a chain that is not watched. */
const suspensionOf = (deposits: Deposits, { suspended, chain }: DepositNetwork) =>
  suspended ?? (deposits.isBehind(chain) ? ('deposit.chainBehind' as const) : undefined);

const depositAddress: Handler<'depositAddress'> = async (context, { input, user, locale }) => {
  const { deposits, executor, store, random } = context;
  const { owner } = user();
  if (input.currency === bankCurrency) {
    if (!deposits.bank) throw new Refusal('deposit.addressMissing');
    const stem = await stemOf({ db: store.db, executor, random }, owner);
    return bankAddress(deposits.bank, await nextReference(store.db, owner, stem), locale);
  }
  const asset = assets.find(({ id }) => String(id) === input.currency);
  const networks = asset ? deposits.networksOf(asset.code) : [];
  if (!asset || networks.length === 0) throw new Refusal('deposit.coinClosed', { fields: { currency: '' } });
  const asked = networks.filter(({ network }) => input.network === undefined || network === input.network);
  if (asked.length === 0)
    throw new Refusal('deposit.suspended', {
      fields: { network: '' },
      values: { coin: asset.code, network: deposits.nameOf(input.network!) },
    });
  const open = asked.filter((network) => suspensionOf(deposits, network) === undefined);
  if (input.network !== undefined && open.length === 0) {
    const values = { coin: asset.code, network: asked[0]!.name };
    throw new Refusal('deposit.suspended', { fields: { network: '' }, values });
  }
  // Requests run concurrently: silent providers together cost one timeout.
  const parts = { db: store.db, executor, source: deposits.source };
  const chains = [...new Set(open.map(({ chain }) => chain))];
  const found = await Promise.all(chains.map((chain) => addressOf(parts, owner, chain).catch(asRefusal)));
  const given: Record<string, string> = {};
  for (const { network, chain } of open) {
    const address = found[chains.indexOf(chain)];
    if (typeof address === 'string') given[network] = address;
  }
  // The other chains have their own sources.
  if (Object.keys(given).length === 0)
    throw found.find((each) => each instanceof Refusal) ?? new Refusal('deposit.addressMissing');
  return given;
};

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

const requestDeposit: Handler<'requestDeposit'> = async (context, { input, user, locale }) => {
  await takeClaim(context, user().owner, input);
  return refusalText('deposit.claimed', locale);
};

const deposits: Handler<'deposits'> = async (context, { input, user, locale }) => {
  const { owner } = user();
  const [page, limit] = [Number(input.page), Number(input.limit)];
  const filter = filterOf(owner, input);
  const { db } = context.store;
  const clientId = input.client_deposit_id;
  const { rows, count } = await context.readBudget.inTurn(owner, async (spend) => {
    if (clientId === undefined) return listDeposits(db, filter, { page, limit, spend });
    spend(1);
    const claimed = page > 1 ? [] : await listClaimed(db, owner, clientId);
    return { rows: claimed, count: claimed.length };
  });
  const last = Math.max(1, Math.ceil(count / limit));
  return {
    data: rows.flatMap((listed) => listedRow(listed, context.deposits, locale) ?? []),
    current_page: page,
    per_page: limit,
    last_page: last,
    total: count,
    next_page_url: page < last ? nextPageUrl('/api/charge_mention/log2', input, page + 1) : null,
  };
};

/** @throws Refusal wallet.currencyUnknown, wallet.rangeInvalid */
function filterOf(owner: string, input: InputOf<'deposits'>): DepositFilter {
  const { currency, status, from, to, until_id } = input;
  const asset = assets.find(({ id }) => String(id) === currency);
  if (currency !== undefined && !asset)
    throw new Refusal('wallet.currencyUnknown', { fields: { currency: '' } });
  if (from !== undefined && to !== undefined && Number(from) > Number(to))
    throw new Refusal('wallet.rangeInvalid', { fields: { from: '' } });
  return {
    owner,
    asset: asset?.code,
    status: status && (Number(status) as 1 | 2 | 3),
    fromMs: from === undefined ? undefined : Number(from) * 1000,
    toMs: to === undefined ? undefined : Number(to) * 1000,
    untilId: until_id === undefined ? undefined : Number(until_id),
  };
}

const sandboxChain: Handler<'sandboxChain'> = (context, { user }) => sandboxView(context, user().owner);

const sandboxSend: Handler<'sandboxSend'> = (context, { input, user }) =>
  sendMadeUp(context, user().owner, input);

const sandboxReorganise: Handler<'sandboxReorganise'> = async (context, { input, user, locale }) => {
  await reorganise(context, user().owner, input);
  return refusalText('deposit.reorganised', locale);
};

export const handlers: Handlers<'deposit'> = {
  depositCurrencies,
  depositAddress,
  requestDeposit,
  deposits,
  sandboxChain,
  sandboxSend,
  sandboxReorganise,
};
