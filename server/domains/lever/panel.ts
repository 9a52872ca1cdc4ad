// Number of lots of a contract that can be opened now.
import { BigNumber } from 'bignumber.js';
import { fromUnits, toUnits } from '../../ledger/units.ts';
import type { PositionSide } from '../../../contracts/rules/lever.ts';
import type { LeverContract } from './public/contracts.ts';
import type { LeverBook } from './public/LeverBook.ts';
import type { Mark } from './engine/marks.ts';
import { fillUnits, priceText } from './orderFigures.ts';

/** Maximum lots of an order at a price, bounded by the last tier. */
export function lotsMostAt({ rules, lotsMax }: LeverContract, price: string): number {
  const largest = new BigNumber(rules.tiers.at(-1)!.upTo).idiv(new BigNumber(price).times(rules.lotSize));
  return Math.min(lotsMax, largest.toNumber());
}

/** Lots that the platform accepts on a side at a mark, priced as one order of that size. */
export function roomOf(book: LeverBook, contract: LeverContract, side: PositionSide, mark: Mark): number {
  const { rules, symbol } = contract;
  const most = toUnits(contract.exposureMax, rules.quoteScale);
  const exposed = book.trades.exposureOf(symbol) * (side === 'long' ? 1n : -1n);
  const isInsured = book.insuranceOf(contract) > 0n;
  // Exposure on the other side up to the same amount does not increase the platform's risk.
  const turned = exposed < 0n ? -2n * exposed : 0n;
  const room = isInsured && most - exposed > turned ? most - exposed : turned;
  const lotsAt = (price: string) =>
    new BigNumber(fromUnits(room, rules.quoteScale))
      .idiv(new BigNumber(price).times(rules.lotSize))
      .toNumber();
  const atMark = lotsAt(priceText(mark.price));
  if (atMark === 0) return 0;
  const least = Math.min(atMark, lotsMostAt(contract, priceText(mark.price)));
  if (side === 'short') return least;
  // A buy of this size pays more per lot.
  return Math.min(least, lotsAt(priceText(fillUnits(contract, least, 'buy', mark))));
}
