import { createStored } from '../../stored/createStored.ts';
import { isText, json } from '../../stored/shapes.ts';
import { useStored } from '../../stored/useStored.ts';

const none: readonly string[] = [];
const isSymbols = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const kept = createStored('favourites', json(isSymbols));

/** The user's favourite pairs, e.g. 'BTC/USDT', in the order of starring; stored on this device. */
export const favourites = {
  list: (): readonly string[] => kept.get() ?? none,
  toggle(symbol: string): void {
    const now = favourites.list();
    kept.set(now.includes(symbol) ? now.filter((each) => each !== symbol) : [...now, symbol]);
  },
};

/** The starred pairs; empty during hydration of a server-rendered page. */
export const useFavourites = (): readonly string[] => useStored(kept) ?? none;
