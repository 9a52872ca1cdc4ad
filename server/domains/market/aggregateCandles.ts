import { periodStart } from '../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import type { UnitCandle } from './candle.ts';

/** Aggregates candles into a longer period, both oldest first. */
export function aggregateCandles(candles: readonly UnitCandle[], period: CandlePeriod): UnitCandle[] {
  const longer: UnitCandle[] = [];
  let current: UnitCandle | undefined;
  for (const candle of candles) {
    const time = periodStart(period, candle.time);
    if (current?.time === time) {
      current.close = candle.close;
      if (candle.high > current.high) current.high = candle.high;
      if (candle.low < current.low) current.low = candle.low;
      current.volume += candle.volume;
      current.quoteVolume += candle.quoteVolume;
    } else {
      current = { ...candle, time };
      longer.push(current);
    }
  }
  return longer;
}
