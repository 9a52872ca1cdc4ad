import { createStored } from '../../stored/createStored.ts';
import { isRecord, jsonPart } from '../../stored/shapes.ts';
import { isSort, type Sort } from './sortChoice.ts';

/** Market lists; contracts get a tab when the product supports them. */
const markets = ['favourites', 'spot', 'stocks'] as const;
export type Market = (typeof markets)[number];

/** Selected market list and its sort order. */
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
 * Market list and sort order of Home, stored on the device: a reload, back navigation and the next visit restore them.
 * Each browser tab starts with the last choice and is independent afterwards.
 */
export const keptMarket = createStored('homeMarket', jsonPart(understood), { follows: false });
