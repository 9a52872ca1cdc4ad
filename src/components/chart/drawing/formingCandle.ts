import type { Candle } from '../../../../contracts/candles.ts';

export interface Slots {
  /** Candles that no longer change. */
  settled: readonly Candle[];
  /** The newest candle, which has its own slot; undefined without any candle. */
  forming: Candle | undefined;
}

/** Separates the forming candle from settled candles. */
export function slotsOf(candles: readonly Candle[], live: Candle | undefined): Slots {
  const last = candles.at(-1);
  if (live && (!last || live.time > last.time)) return { settled: candles, forming: live };
  return { settled: candles.slice(0, -1), forming: live && live.time === last?.time ? live : last };
}
