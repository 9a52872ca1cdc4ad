// Withdrawal settings of an installation: the file of WITHDRAWALS (docs/custody.md).
import { BigNumber } from 'bignumber.js';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import { ConfigPlace } from '../../ConfigPlace.ts';
import type { Sentences } from '../../ConfigPlace.ts';
import { StartError } from '../../StartError.ts';
import { rememberedHours } from '../account/public/rememberedHours.ts';
import { chainAt, readNetworkNames, refuseUnlikeNetworks } from '../../custody/networkConfig.ts';
import type { NamedNetwork } from '../../custody/networkConfig.ts';
import { keyLengthMin, readUrl } from '../../custody/signedUrl.ts';
import { assetAt } from '../../custody/watcherConfig.ts';
import type { Environment } from '../../custody/watcherConfig.ts';
import { amountAboveZeroAt, amountAt } from '../../instruments/amountAt.ts';

/** Amounts are decimal text in the coin. */
export interface WithdrawalsConfig {
  networks: readonly WithdrawalNetwork[];
  /** Payout to users' bank cards; without it there is none. */
  bank?: BankPayout;
  /** Daily limit of each coin per account; unlimited when absent. */
  limits: Readonly<Record<string, string>>;
  rules: ReviewRules;
  /**
   * Payment provider; undefined where there is none yet, and then addresses can be saved but nothing can be requested.
   */
  custody?: { url: string; key: string };
}

/** Withdrawals over a network and to a bank card share these rules. */
export interface Cost {
  fee: string;
  minimum: string;
  /** From this amount on an operator decides; when absent, an operator decides all. */
  reviewFrom?: string;
  /** From this amount on two operators decide. */
  twoFrom?: string;
}

export interface WithdrawalNetwork extends NamedNetwork, Cost {
  /** Blocks required until it counts as arrived. */
  confirmations: number;
  /** URL of a transaction in a block explorer, with {hash} in it. */
  explorer?: string;
  /** Reason for a suspension of the network; true for none given. */
  suspended?: Sentences | true;
}

export interface BankPayout extends Cost {
  asset: string;
  /** ISO 4217. */
  currency: string;
  /** Price of one coin in the currency. */
  rate: string;
  /** Source of the rate. */
  rateSource: RefusalReason | Sentences;
}

/** Conditions under which small withdrawals are reviewed. */
export interface ReviewRules {
  /**
   * Hours after its hold during which an address counts as new, and the share of the day's limit from which a sum is
   * large.
   */
  newAddressHours: number;
  /** Hours after a change of the account's protection. */
  afterChangeHours: number;
  /** Hours of the day, UTC, first inclusive, second exclusive. */
  quietHours?: { from: number; to: number };
}

export const usualRules: ReviewRules = { newAddressHours: 24, afterChangeHours: 72 };

/**
 * Parses WITHDRAWALS; undefined without it: then no network is open.
 * @param taken those of DEPOSITS
 * @throws StartError naming the place in the file
 */
export function readWithdrawalsConfig(
  { WITHDRAWALS: file, CUSTODY_KEY: key }: Environment,
  taken?: readonly NamedNetwork[],
): WithdrawalsConfig | undefined {
  if (!file) return undefined;
  const parts = ConfigPlace.ofFile('WITHDRAWALS', file).fields(
    ...(['networks', 'bank?', 'limits?', 'review?', 'custody?'] as const),
  );
  const places = parts.networks.list();
  const networks = places.map(readNetwork);
  refuseUnlikeNetworks(places, networks, taken);
  const custody = readCustody(parts.custody, key);
  return {
    networks,
    limits: readLimits(parts.limits),
    rules: readRules(parts.review),
    ...(parts.bank.value !== undefined && { bank: readBank(parts.bank) }),
    ...(custody && { custody }),
  };
}

function readNetwork(place: ConfigPlace): WithdrawalNetwork {
  const { asset, network, name, chain, confirmations, explorer, suspended, ...cost } = place.fields(
    ...(['asset', 'network', 'name', 'chain', 'confirmations', 'explorer?', 'suspended?'] as const),
    ...costNames,
  );
  const code = assetAt(asset);
  return {
    asset: code,
    ...readNetworkNames({ network, name }),
    chain: chainAt(chain),
    confirmations: confirmations.whole(1, 10_000),
    ...readCost(cost, code),
    ...(explorer.value !== undefined && {
      explorer: explorer.text(/^https:\/\/\S+\{hash\}\S*$/, 'an address of https with {hash} in it'),
    }),
    ...(suspended.value !== undefined && {
      suspended: suspended.value === true ? true : suspended.sentences(),
    }),
  };
}

function readBank(place: ConfigPlace): BankPayout {
  const { asset, currency, rate, rateSource, ...cost } = place.fields(
    ...(['asset', 'currency', 'rate', 'rateSource'] as const),
    ...costNames,
  );
  const code = assetAt(asset);
  const text = rate.text(/^[0-9]{1,9}(\.[0-9]{1,8})?$/, 'a decimal in quotes, with at most 8 decimals');
  if (!/[1-9]/.test(text)) throw rate.fault('is no decimal above 0');
  return {
    asset: code,
    currency: currency.text(/^[A-Z]{3}$/, 'a code of ISO 4217, as EUR'),
    rate: text,
    rateSource: rateSource.sentences(),
    ...readCost(cost, code),
  };
}

const costNames = ['fee', 'minimum', 'reviewFrom?', 'twoFrom?'] as const;

function readCost(
  { fee, minimum, reviewFrom, twoFrom }: Record<'fee' | 'minimum' | 'reviewFrom' | 'twoFrom', ConfigPlace>,
  code: string,
): Cost {
  const cost = {
    fee: amountAt(fee, code),
    minimum: amountAboveZeroAt(minimum, code),
    ...(reviewFrom.value !== undefined && { reviewFrom: amountAt(reviewFrom, code) }),
    ...(twoFrom.value !== undefined && { twoFrom: amountAt(twoFrom, code) }),
  };
  if (new BigNumber(cost.minimum).lte(cost.fee))
    throw minimum.fault('is not above the fee, which is taken from it');
  if (cost.twoFrom !== undefined && new BigNumber(cost.twoFrom).lt(cost.reviewFrom ?? 0))
    throw twoFrom.fault('is below reviewFrom, from which one person decides');
  return cost;
}

function readLimits(place: ConfigPlace): Record<string, string> {
  if (place.value === undefined) return {};
  const rows = place.list().map((each) => each.fields('asset', 'day'));
  ConfigPlace.unlike(place.list(), (at) => String(rows[at]!.asset.value));
  return Object.fromEntries(
    rows.map(({ asset, day }) => {
      const code = assetAt(asset);
      return [code, amountAboveZeroAt(day, code)];
    }),
  );
}

function readRules(place: ConfigPlace): ReviewRules {
  if (place.value === undefined) return usualRules;
  const { newAddressHours, afterChangeHours, quietHours } = place.fields(
    ...(['newAddressHours?', 'afterChangeHours?', 'quietHours?'] as const),
  );
  const hours = (each: ConfigPlace, usual: number) =>
    each.value === undefined ? usual : each.whole(0, rememberedHours);
  const rules = {
    newAddressHours: hours(newAddressHours, usualRules.newAddressHours),
    afterChangeHours: hours(afterChangeHours, usualRules.afterChangeHours),
  };
  if (quietHours.value === undefined) return rules;
  const { from, to } = quietHours.fields('from', 'to');
  return { ...rules, quietHours: { from: from.whole(0, 23), to: to.whole(0, 23) } };
}

function readCustody(place: ConfigPlace, key: string | undefined): WithdrawalsConfig['custody'] {
  if (place.value === undefined) return undefined;
  const url = readUrl(place.fields('url').url);
  if (!key || key.length < keyLengthMin)
    throw new StartError(`CUSTODY_KEY: at least ${keyLengthMin} characters are needed; it signs requests`);
  return { url, key };
}
