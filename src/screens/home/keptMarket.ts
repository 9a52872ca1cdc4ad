import { createStored } from '../../stored/createStored.ts';
import { isRecord, jsonPart } from '../../stored/shapes.ts';
import { isSort, type Sort } from './sortPairs.ts';

/** The markets of the list; contracts and stocks get a tab when the product has them. */
const markets = ['favourites', 'spot'] as const;
export type Market = (typeof markets)[number];

/** Which list somebody looks at, and in which order. */
export interface KeptMarket {
  market: Market;
  sort?: Sort;
}

function understood(value: unknown): KeptMarket {
  const { market: known, sort } = isRecord(value) ? value : {};
  const market = markets.find((each) => each === known) ?? 'spot';
  return isSort(sort) ? { market, sort } : { market };
}

/**
 * The list on Home and its order, kept on this device: a reload, a way back and the next visit show them again. Each
 * tab of the browser begins with the last choice and then goes its own way.
 */
export const keptMarket = createStored('homeMarket', jsonPart(understood), { follows: false });
