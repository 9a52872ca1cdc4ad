import type { PairQuote } from '../../api/market.ts';
import { coinName } from '../../components/coins/coinName.ts';
import { searchKey } from '../../ui/choices/searchKey.ts';

/** Normalises text: case, spaces and separators between two codes are ignored. */
function plain(text: string): string {
  return searchKey(text).replace(/[\s/_-]+/g, '');
}

/** Pairs whose code, name or symbol contains the text; matches at the beginning come first. */
export function matchPairs(pairs: readonly PairQuote[], text: string): readonly PairQuote[] {
  const wanted = plain(text);
  if (wanted === '') return pairs;
  const ranked = pairs.flatMap((pair) => {
    const names = [pair.currency_name, coinName(pair.currency_name), pair.symbol].map(plain);
    if (!names.some((name) => name.includes(wanted))) return [];
    return [{ pair, rank: names.some((name) => name.startsWith(wanted)) ? 0 : 1 }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ pair }) => pair);
}
