// New coins that an installation sells: the file of NEW_COINS (docs/products.md).
import { BigNumber } from 'bignumber.js';
import { ConfigPlace } from '../../ConfigPlace.ts';
import type { Sentences } from '../../ConfigPlace.ts';
import { assetAt } from '../../custody/watcherConfig.ts';
import { amountAboveZeroAt, amountAt, priceAt } from '../../instruments/amountAt.ts';

export interface NewCoinProduct {
  id: number;
  asset: string;
  payWith: string;
  /** Price of one coin, in that asset. */
  price: string;
  /** Total coins on offer. */
  offered: string;
  /** Amount that others sell, or have sold. */
  soldElsewhere: string;
  /** Minimum per purchase. */
  minimum: string;
  days: number;
  startMs: number;
  endMs: number;
  launchMs: number;
  /** Start of the lock-up for all subscriptions; by default at payment. */
  lockMs?: number;
  introduction: Sentences;
  /** Estimate of the return, permitted only together with its source. */
  estimate?: { text: Sentences; source: Sentences };
  /** Text on the start page. */
  recommended?: { title: Sentences; text: Sentences };
}

const realDay = 86_400_000;

/**
 * One coin in subscription, one upcoming, and one sold and launched; by real days around its start. Their lock-ups
 * begin with or after the launch: days of the sandbox are short, and no coin may be unlocked before its launch.
 */
export function sandboxNewCoins(nowMs: number): NewCoinProduct[] {
  const today = Math.floor(nowMs / realDay) * realDay;
  const at = (days: number) => today + days * realDay;
  const common = { payWith: 'USDT', soldElsewhere: '0' };
  return [
    {
      ...common,
      id: 1,
      asset: 'NOVA',
      price: '0.125',
      offered: '40000000',
      minimum: '400',
      days: 30,
      startMs: at(-4),
      endMs: at(10),
      launchMs: at(42),
      lockMs: at(42),
      introduction: { en: 'A coin of this sandbox, sold for practice money. It is traded nowhere else.' },
      recommended: {
        title: { en: 'Nova Grid is open' },
        text: { en: 'Subscribe with practice money and see how a lock-up works.' },
      },
    },
    {
      ...common,
      id: 2,
      asset: 'TERRA',
      price: '1.8',
      offered: '2000000',
      minimum: '10',
      days: 90,
      startMs: at(3),
      endMs: at(17),
      launchMs: at(60),
      lockMs: at(60),
      introduction: { en: 'Another coin of this sandbox. Its subscription has not begun.' },
    },
    {
      ...common,
      id: 3,
      asset: 'ORBIT',
      price: '0.068',
      offered: '5000000',
      minimum: '500',
      days: 30,
      startMs: at(-50),
      endMs: at(-36),
      launchMs: at(-4),
      lockMs: at(-3),
      soldElsewhere: '5000000',
      introduction: { en: 'A coin of this sandbox that was sold out and is launched.' },
    },
  ];
}

/** Offered new coins; in a sandbox examples, elsewhere none without a file. */
export const newCoinsBy = (
  config: { newCoins?: readonly NewCoinProduct[]; isSandbox: boolean },
  nowMs: number,
): readonly NewCoinProduct[] => config.newCoins ?? (config.isSandbox ? sandboxNewCoins(nowMs) : []);

/**
 * Parses NEW_COINS; undefined without it.
 * @throws StartError naming the place in the file
 */
export function readNewCoinsConfig({
  NEW_COINS: file,
}: Record<string, string | undefined>): readonly NewCoinProduct[] | undefined {
  if (!file) return undefined;
  const places = ConfigPlace.ofFile('NEW_COINS', file).fields('products').products.list();
  const read = places.map(readProduct);
  ConfigPlace.unlike(places, (at) => String(read[at]!.id));
  return read;
}

function readProduct(place: ConfigPlace): NewCoinProduct {
  const { id, asset, payWith, price, offered, soldElsewhere, minimum, days, start, ...others } = place.fields(
    ...(['id', 'asset', 'payWith', 'price', 'offered', 'soldElsewhere?', 'minimum', 'days'] as const),
    ...(['start', 'end', 'launch', 'lockStart?', 'introduction', 'estimate?', 'recommended?'] as const),
  );
  const { end, launch, lockStart, introduction, estimate, recommended } = others;
  const [code, pay] = [assetAt(asset), assetAt(payWith)];
  const times = { startMs: start.time(), endMs: end.time(), launchMs: launch.time() };
  if (times.endMs <= times.startMs) throw end.fault('is not after the start');
  if (times.launchMs < times.endMs) throw launch.fault('is before the end');
  const lockMs = lockStart.value === undefined ? undefined : lockStart.time();
  if (lockMs !== undefined && lockMs < times.endMs) throw lockStart.fault('is before the end');
  const length = days.whole(1, 3650);
  if ((lockMs ?? times.startMs) + length * realDay < times.launchMs)
    throw launch.fault('is after the end of the first lock-up');
  return {
    ...times,
    id: id.whole(1, 999_999_999),
    asset: code,
    payWith: pay,
    price: priceAt(price, code, pay),
    ...readSupply({ offered, soldElsewhere, minimum }, code),
    days: length,
    ...(lockMs !== undefined && { lockMs }),
    introduction: introduction.sentences(),
    ...(estimate.value !== undefined && { estimate: sentencesOf(estimate.fields('text', 'source')) }),
    ...(recommended.value !== undefined && { recommended: sentencesOf(recommended.fields('title', 'text')) }),
  };
}

type Supply = 'offered' | 'soldElsewhere' | 'minimum';

/** Supply figures of a coin; the amounts sold elsewhere and the minimum cannot exceed the available supply. */
function readSupply(places: Record<Supply, ConfigPlace>, code: string): Record<Supply, string> {
  const offered = amountAboveZeroAt(places.offered, code);
  const minimum = amountAboveZeroAt(places.minimum, code);
  const { soldElsewhere } = places;
  const sold = soldElsewhere.value === undefined ? '0' : amountAt(soldElsewhere, code);
  if (new BigNumber(minimum).gt(offered)) throw places.minimum.fault('is above what is offered');
  if (new BigNumber(sold).gt(offered)) throw soldElsewhere.fault('is above what is offered');
  return { offered, soldElsewhere: sold, minimum };
}

const sentencesOf = <Name extends string>(places: Record<Name, ConfigPlace>) =>
  Object.fromEntries(
    Object.entries<ConfigPlace>(places).map(([name, place]) => [name, place.sentences()]),
  ) as Record<Name, Sentences>;
