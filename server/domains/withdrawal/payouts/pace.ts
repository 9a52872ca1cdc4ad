/** All in ms. */
export interface PayoutPace {
  /** Interval between checks for due steps. */
  pauseMs: number;
  /** Interval at which requested or sent payments are looked up. */
  lookMs: number;
  /** Interval at which payments that lack coins are requested again. */
  shortMs: number;
  /**
   * A payment still unknown after this long was never received by the provider, and is requested again with the same
   * reference; no wait is longer.
   */
  lostMs: number;
}

export const usualPace: PayoutPace = { pauseMs: 500, lookMs: 5_000, shortMs: 20_000, lostMs: 60_000 };
