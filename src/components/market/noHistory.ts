import type { CandleHistory } from '../../api/feed/CandleSeries.ts';
import { fixedSource } from '../live/fixedSource.ts';

/** Before it is known which pair is meant. */
export const noHistory = fixedSource<CandleHistory>({
  state: 'loading',
  candles: [],
  hasEarlier: false,
  earlier: 'idle',
});
