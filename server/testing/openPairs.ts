import type { Pair } from '../../contracts/market.ts';
import { pairs } from '../instruments/market.config.ts';

/** Pairs that are traded from the start. */
export const openPairs: readonly Pair[] = pairs.filter(({ opensLater }) => opensLater !== true);
