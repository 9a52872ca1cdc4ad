import type { CandleHistory } from '../../api/feed/CandleSeries.ts';
import { fixedSource } from '../live/fixedSource.ts';

/** Used before the pair is known. */
export const noHistory = fixedSource<CandleHistory>({
  state: 'loading',
  candles: [],
  hasEarlier: false,
  earlier: 'idle',
});
