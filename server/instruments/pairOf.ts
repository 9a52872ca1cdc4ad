import { Refusal } from '../refusal.ts';
import { pairs } from './market.config.ts';
import type { Pair } from '../../contracts/market.ts';

/**
 * Pair of two coins by their ids.
 * @throws Refusal market.pairUnknown
 */
export function pairOf(currencyId: string, legalId: string): Pair {
  const pair = pairs.find(
    (candidate) => String(candidate.currencyId) === currencyId && String(candidate.legalId) === legalId,
  );
  if (!pair) throw new Refusal('market.pairUnknown', { fields: { currency_id: '' } });
  return pair;
}
