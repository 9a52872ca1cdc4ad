import { useSyncExternalStore } from 'react';
import { isSort, type Sort } from './sortPairs.ts';

/** The markets of the list; contracts and stocks get a tab when the product has them. */
const markets = ['favourites', 'spot'] as const;
export type Market = (typeof markets)[number];

/** Which list somebody looks at, and in which order. */
export interface KeptMarket {
  market: Market;
  sort?: Sort;
}

const key = 'homeMarket';
/** Undefined until somebody asks: a server that draws the first page has no storage to ask. */
let kept: KeptMarket | undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What of a text is understood: an older app may have written it. */
function parse(text: string | null): KeptMarket {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    // As if nothing were kept.
  }
  const { market: known, sort } = isObject(value) ? value : {};
  const market = markets.find((each) => each === known) ?? 'spot';
  return isSort(sort) ? { market, sort } : { market };
}

function read(): KeptMarket {
  try {
    return parse(localStorage.getItem(key));
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
    return { market: 'spot' };
  }
}

/**
 * The list on Home and its order, kept on this device: a reload, a way back and the next visit show them again. Each
 * tab of the browser begins with the last choice and then goes its own way.
 */
export const keptMarket = {
  get: (): KeptMarket => (kept ??= read()),
  set(next: KeptMarket): void {
    kept = next;
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // As above.
    }
  },
};

const atStart: KeptMarket = { market: 'spot' };
const deaf = () => () => undefined;

/** What was kept when the page began; while a page of the server is taken over, what that shows. */
export const useKeptMarket = (): KeptMarket => useSyncExternalStore(deaf, keptMarket.get, () => atStart);
