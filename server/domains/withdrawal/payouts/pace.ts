/** All in ms. */
export interface PayoutPace {
  /** Between two looks at what has to go on. */
  pauseMs: number;
  /** What was handed over or sent is looked up so often. */
  lookMs: number;
  /** What waits for coins is asked for anew so often. */
  shortMs: number;
  /** What nobody knows of after so long was never asked for, and is asked for by the same reference; no wait is longer. */
  lostMs: number;
}

export const usualPace: PayoutPace = { pauseMs: 500, lookMs: 5_000, shortMs: 20_000, lostMs: 60_000 };
