import type { TradeEvent } from '../spot/public/spotEvents.ts';
import { toUnits } from '../../ledger/units.ts';
import { priceScale } from '../../instruments/PairUnits.ts';
import type { PairBook } from '../spot/public/PairBook.ts';
import type { UnitTrade } from './candle.ts';

/** Exchange trade converted to units. */
export function unitTrade(book: PairBook, trade: TradeEvent): UnitTrade {
  const price = toUnits(trade.price, priceScale);
  const quantity = toUnits(trade.quantity, book.pair.baseScale);
  return { at: trade.at, price, quantity, value: book.value(price, quantity) };
}
