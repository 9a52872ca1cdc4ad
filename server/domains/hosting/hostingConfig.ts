// Hosting products of an installation: the HOSTING file (docs/products.md).
import { BigNumber } from 'bignumber.js';
import type { LocaleId } from '../../../contracts/locales.ts';
import { refusalText } from '../../../contracts/messages/messages.ts';
import type { RefusalReason } from '../../../contracts/messages/messages.ts';
import type { PenaltyRule } from '../../../contracts/rules/hosting.ts';
import { ConfigPlace } from '../../ConfigPlace.ts';
import type { Sentences } from '../../ConfigPlace.ts';
import { isDecimal } from '../../ledger/units.ts';
import { assetAt } from '../../custody/watcherConfig.ts';
import { amountAboveZeroAt } from '../../instruments/amountAt.ts';

export interface HostingProduct {
  id: number;
  asset: string;
  /** Share of the amount, per day. */
  dayRate: string;
  days: number;
  minimum: string;
  /** Maximum total of all users; unlimited if undefined. */
  capacity?: string;
  rule: PenaltyRule;
  /** Share of the amount, for each remaining day; 0 for rule B. */
  ratio: string;
  /** Source of its yield. */
  source: RefusalReason | Sentences;
  /** Why the product is paused. */
  paused?: Sentences;
}

const sandboxProduct = (
  id: number,
  asset: string,
  [dayRate, days, minimum]: readonly [dayRate: string, days: number, minimum: string],
  more: Partial<HostingProduct> = {},
): HostingProduct => ({
  id,
  asset,
  dayRate,
  days,
  minimum,
  rule: 'C',
  ratio: dayRate,
  source: 'hosting.sourceSandbox',
  ...more,
});

export const sandboxHosting: readonly HostingProduct[] = [
  sandboxProduct(1, 'USDT', ['0.003', 7, '100']),
  sandboxProduct(2, 'USDT', ['0.004', 15, '500'], { capacity: '5000000' }),
  sandboxProduct(3, 'USDT', ['0.0048', 30, '1000']),
  sandboxProduct(4, 'ETH', ['0.0022', 15, '0.2'], { rule: 'B', ratio: '0' }),
  sandboxProduct(5, 'BTC', ['0.0018', 30, '0.01'], { rule: 'A' }),
];

/** Offered products; in a sandbox examples, elsewhere none without a file. */
export const offeredBy = (config: {
  hosting?: readonly HostingProduct[];
  isSandbox: boolean;
}): readonly HostingProduct[] => config.hosting ?? (config.isSandbox ? sandboxHosting : []);

export const sentenceIn = (text: RefusalReason | Sentences, locale: LocaleId): string =>
  typeof text === 'string' ? refusalText(text, locale) : (text[locale] ?? text.en);

/**
 * Parses HOSTING; undefined without it. A product that does not state the source of its yield is not offered.
 * @throws StartError naming the place in the file
 */
export function readHostingConfig({
  HOSTING: file,
}: Record<string, string | undefined>): readonly HostingProduct[] | undefined {
  if (!file) return undefined;
  const { products, pausedCoins } = ConfigPlace.ofFile('HOSTING', file).fields('products', 'pausedCoins?');
  const coins = new Map(
    (pausedCoins.value === undefined ? [] : pausedCoins.list()).map((place) => {
      const { asset, reason } = place.fields('asset', 'reason');
      return [assetAt(asset), reason.sentences()] as const;
    }),
  );
  const places = products.list();
  const read = places.map((place) => readProduct(place, coins));
  ConfigPlace.unlike(places, (at) => String(read[at]!.id));
  return read.filter((product): product is HostingProduct => product.source !== undefined);
}

type Read = Omit<HostingProduct, 'source'> & Partial<Pick<HostingProduct, 'source'>>;

function readProduct(place: ConfigPlace, pausedCoins: ReadonlyMap<string, Sentences>): Read {
  const { id, asset, dayRate, days, minimum, capacity, penaltyRule, settlementRatio, source, paused } =
    place.fields(
      ...(['id', 'asset', 'dayRate', 'days', 'minimum', 'capacity?', 'penaltyRule?'] as const),
      ...(['settlementRatio?', 'source?', 'paused?'] as const),
    );
  const code = assetAt(asset);
  const rule =
    penaltyRule.value === undefined ? 'C' : (penaltyRule.text(/^[ABC]$/, 'A, B or C') as PenaltyRule);
  const least = amountAboveZeroAt(minimum, code);
  const most = capacity.value === undefined ? undefined : amountAboveZeroAt(capacity, code);
  if (most !== undefined && new BigNumber(most).lt(least)) throw capacity.fault('is below the minimum');
  const why = paused.value === undefined ? pausedCoins.get(code) : paused.sentences();
  return {
    id: id.whole(1, 999_999_999),
    asset: code,
    dayRate: fractionAt(dayRate),
    days: days.whole(1, 365),
    minimum: least,
    ...(most !== undefined && { capacity: most }),
    rule,
    ratio: rule === 'B' ? '0' : fractionAt(settlementRatio),
    ...(source.value !== undefined && { source: source.sentences() }),
    ...(why && { paused: why }),
  };
}

/** As a percentage it has two decimals fewer, and the protocol accepts eight decimals for both. */
function fractionAt(place: ConfigPlace): string {
  const text = place.text(/^0(\.[0-9]{1,8})?$/, 'a fraction below 1 in quotes, with at most 8 decimals');
  if (!isDecimal(text) || !/[1-9]/.test(text)) throw place.fault('is not above 0');
  return text;
}
