import type { CandlePeriod } from '../../../contracts/candles.ts';
import type { Kline } from '../../../contracts/feed.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { UnitCandle } from './candle.ts';
import type { CandleRow } from './wire.ts';
import type { PairBook } from '../spot/public/PairBook.ts';

/** Candle in the format of currency/new_timeshar. */
export function candleRow(book: PairBook, candle: UnitCandle): CandleRow {
  const { volume, ...prices } = figures(book, candle);
  return {
    id: candle.time / 1000,
    time: candle.time,
    ...prices,
    amount: volume,
    vol: fromUnits(candle.quoteVolume, book.pair.quoteScale),
    volume,
  };
}

/** Candle in the feed's format. */
export function kline(book: PairBook, period: CandlePeriod, candle: UnitCandle): Kline {
  const { pair } = book;
  return {
    type: 'kline',
    period,
    match_id: pair.matchId,
    currency_id: pair.currencyId,
    currency_name: pair.base,
    legal_id: pair.legalId,
    legal_name: pair.quote,
    symbol: pair.symbol,
    ...figures(book, candle),
    time: candle.time,
  };
}

function figures(book: PairBook, { open, high, low, close, volume }: UnitCandle) {
  return {
    open: book.price(open),
    close: book.price(close),
    high: book.price(high),
    low: book.price(low),
    volume: book.quantity(volume),
  };
}
