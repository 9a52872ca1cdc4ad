import type { PairQuote } from '../../api/market.ts';
import { coinName } from '../../components/coins/coinName.ts';
import { matchNames } from './matchNames.ts';

/** Pairs whose code, name or symbol contains the text; matches at the beginning come first. */
export const matchPairs = (pairs: readonly PairQuote[], text: string): readonly PairQuote[] =>
  matchNames(pairs, text, ({ currency_name: code, symbol }) => [code, coinName(code), symbol]);
