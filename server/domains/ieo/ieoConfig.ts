// IEOs of an installation: the file of IEOS (docs/products.md), and the examples of a sandbox.
import { BigNumber } from 'bignumber.js';
import { priceOf } from '../../../contracts/rules/ieo.ts';
import type { IeoTimes } from '../../../contracts/rules/ieo.ts';
import type { Pair } from '../../../contracts/market.ts';
import { ConfigPlace } from '../../ConfigPlace.ts';
import type { Sentences } from '../../ConfigPlace.ts';
import { assetAt } from '../../custody/watcherConfig.ts';
import { amountAboveZeroAt, priceAt } from '../../instruments/amountAt.ts';
import { assetOf, pairs } from '../../instruments/market.config.ts';

export interface IeoProduct extends IeoTimes {
  id: number;
  asset: string;
  payWith: string;
  /** Price of one coin. */
  price: string;
  /** Announced price at which trading begins. */
  listingPrice?: string;
  /** All coins that will exist. */
  totalSupply: string;
  /** Coins on offer. */
  supply: string;
  /** Limits of an application. */
  minimum: string;
  maximum: string;
  /** Most that one account is allotted. */
  cap: string;
  introduction: Sentences;
  /** Of a sandbox: its coins are issued at the allotment. */
  isExample?: true;
}

const minute = 60_000;
const realDay = 86_400_000;

/** An open and a coming IEO of a sandbox, by days around the first start. */
export function sandboxIeos(nowMs: number): IeoProduct[] {
  const today = Math.floor(nowMs / realDay) * realDay;
  const at = (days: number) => today + days * realDay;
  const common = { payWith: 'USDT', isExample: true } as const;
  return [
    {
      ...common,
      id: 1,
      asset: 'HALO',
      price: '0.042',
      listingPrice: '0.05',
      totalSupply: '500000000',
      supply: '20000000',
      minimum: '1000',
      maximum: '50000',
      cap: '40000',
      startMs: at(-4),
      endMs: at(2),
      allotMs: at(3),
      payMs: at(4),
      listMs: at(5),
      lockMs: at(35),
      introduction: { en: 'A coin of this sandbox, allotted for practice money. It is traded nowhere else.' },
    },
    {
      ...common,
      id: 2,
      asset: 'SOLACE',
      price: '0.09',
      totalSupply: '60000000',
      supply: '12000000',
      minimum: '500',
      maximum: '30000',
      cap: '30000',
      startMs: at(5),
      endMs: at(9),
      allotMs: at(10),
      payMs: at(12),
      listMs: at(13),
      lockMs: at(43),
      introduction: { en: 'Another coin of this sandbox. Its applications have not begun.' },
    },
  ];
}

/** Length of a practice round. */
const roundMs = 30 * minute;
const firstRoundId = 1_000_000;

/**
 * The present practice round of a sandbox: a whole IEO in half an hour, so that allotment, payment and unlocking can be
 * tried. Its supply is below the largest application and its cap below both.
 */
export function practiceRound(nowMs: number): IeoProduct {
  const round = Math.floor(nowMs / roundMs);
  const at = (minutes: number) => round * roundMs + minutes * minute;
  return {
    id: firstRoundId + round,
    asset: 'MINT',
    payWith: 'USDT',
    price: '0.16',
    listingPrice: '0.2',
    totalSupply: '80000000',
    supply: '5000',
    minimum: '10',
    maximum: '8000',
    cap: '4000',
    startMs: at(0),
    endMs: at(12),
    allotMs: at(13),
    payMs: at(23),
    listMs: at(25),
    lockMs: at(28),
    introduction: {
      en: 'A practice round of this sandbox: half an hour from the first application to unlocked coins. The next one begins at the full or half hour.',
    },
    isExample: true,
  };
}

/** Whether an id is one of a practice round. */
export const isPracticeRound = (id: number): boolean => id >= firstRoundId;

/** Whether practice rounds are on offer: in a sandbox without a file. */
export const hasRounds = (config: { ieos?: readonly IeoProduct[]; isSandbox: boolean }): boolean =>
  config.isSandbox && config.ieos === undefined;

/** IEOs of an installation; in a sandbox examples, elsewhere none without a file. */
export const ieosBy = (
  config: { ieos?: readonly IeoProduct[]; isSandbox: boolean },
  nowMs: number,
): readonly IeoProduct[] => config.ieos ?? (config.isSandbox ? sandboxIeos(nowMs) : []);

/**
 * Parses IEOS; undefined without it. A sandbox issues the coins itself.
 * @throws StartError naming the place in the file
 */
export function readIeosConfig(
  { IEOS: file }: Record<string, string | undefined>,
  isSandbox: boolean,
): readonly IeoProduct[] | undefined {
  if (!file) return undefined;
  const places = ConfigPlace.ofFile('IEOS', file).fields('products').products.list();
  const read = places.map(readProduct);
  ConfigPlace.unlike(places, (at) => String(read[at]!.id));
  return isSandbox ? read.map((product) => ({ ...product, isExample: true })) : read;
}

const int64Max = new BigNumber(2).pow(63).minus(1);
/** The sum of this many of the largest applications must fit an account. */
const mostApplications = 1_000_000;

const dates = ['start', 'end', 'allotment', 'payUntil', 'listing', 'unlock'] as const;

function readProduct(place: ConfigPlace): IeoProduct {
  const { id, asset, payWith, price, listingPrice, introduction, ...others } = place.fields(
    ...(['id', 'asset', 'payWith', 'price', 'listingPrice?', 'totalSupply', 'supply'] as const),
    ...(['minimum', 'maximum', 'cap?', 'introduction'] as const),
    ...dates,
  );
  const [code, pay] = [assetAt(asset), assetAt(payWith)];
  const quantities = readQuantities(others, code);
  const perCoin = priceAt(price, code, pay);
  const { scale } = assetOf(pay);
  const dearest = new BigNumber(priceOf(perCoin, quantities.maximum, scale)).shiftedBy(scale);
  const largest = new BigNumber(quantities.maximum).shiftedBy(assetOf(code).scale);
  if (dearest.gt(int64Max) || largest.times(mostApplications).gt(int64Max))
    throw others.maximum.fault('is more than accounts can hold');
  const announced =
    listingPrice.value === undefined ? undefined : { listingPrice: amountAboveZeroAt(listingPrice, pay) };
  if (pairs.some(({ base, opensLater }) => base === code && !opensLater))
    throw asset.fault('is traded already');
  const tick = pairOf({ asset: code, payWith: pay })?.priceTick ?? '0.00000001';
  if (!new BigNumber(openingPriceOf({ price: perCoin, ...announced })).mod(tick).isZero())
    throw (announced ? listingPrice : price).fault(`is no multiple of ${tick}, the tick of its pair`);
  return {
    id: id.whole(1, firstRoundId - 1),
    asset: code,
    payWith: pay,
    price: perCoin,
    ...announced,
    ...quantities,
    ...readTimes(others),
    introduction: introduction.sentences(),
  };
}

function readQuantities(
  places: Record<'totalSupply' | 'supply' | 'minimum' | 'maximum' | 'cap', ConfigPlace>,
  code: string,
): Pick<IeoProduct, 'totalSupply' | 'supply' | 'minimum' | 'maximum' | 'cap'> {
  const at = (name: keyof typeof places) => amountAboveZeroAt(places[name], code);
  const [totalSupply, supply, minimum, maximum] = [
    at('totalSupply'),
    at('supply'),
    at('minimum'),
    at('maximum'),
  ];
  const cap = places.cap.value === undefined ? maximum : at('cap');
  const isAbove = (a: string, b: string) => new BigNumber(a).gt(b);
  if (isAbove(supply, totalSupply)) throw places.supply.fault('is above the total supply');
  if (isAbove(minimum, maximum)) throw places.minimum.fault('is above the maximum');
  if (isAbove(cap, supply)) throw places.cap.fault('is above the supply');
  if (isAbove(minimum, cap)) throw places.cap.fault('is below the minimum');
  return { totalSupply, supply, minimum, maximum, cap };
}

/** The dates follow each other; only the allotment may take place at the end of the applications. */
function readTimes(places: Record<(typeof dates)[number], ConfigPlace>): IeoTimes {
  const times = dates.map((name) => places[name].time());
  for (const [nth, name] of dates.entries()) {
    if (nth === 0) continue;
    const [before, own] = [times[nth - 1]!, times[nth]!];
    if (own < before || (own === before && name !== 'allotment'))
      throw places[name].fault(`is not after ${dates[nth - 1]}`);
  }
  const [startMs, endMs, allotMs, payMs, listMs, lockMs] = times as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { startMs, endMs, allotMs, payMs, listMs, lockMs };
}

/** Pair in which the coin is traded from its listing; undefined without one. */
export const pairOf = ({ asset, payWith }: Pick<IeoProduct, 'asset' | 'payWith'>): Pair | undefined =>
  pairs.find(({ base, quote }) => base === asset && quote === payWith);

/** Price at which a coin without trades is first quoted. */
export const openingPriceOf = ({ listingPrice, price }: Pick<IeoProduct, 'listingPrice' | 'price'>): string =>
  listingPrice ?? price;
