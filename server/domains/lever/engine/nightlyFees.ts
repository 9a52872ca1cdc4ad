// Overnight fee: charged once to each position that is open at the start of a UTC day, however late it is processed.
import { openStatus } from './LeverTrade.ts';
import type { LeverTrade } from './LeverTrade.ts';
import type { LeverTrades } from './LeverTrades.ts';

const dayMs = 86_400_000;

/** Start of the UTC day that contains the given time. */
const nightOf = (at: number): number => Math.floor(at / dayMs) * dayMs;

/** Start of the next night. */
export const nextNight = (now: number): number => nightOf(now) + dayMs;

/** Number of nights that began between two times; 0 if the clock was set back. */
export const nightsBetween = (from: number, to: number): number =>
  Math.max(0, (nightOf(to) - nightOf(from)) / dayMs);

/** A closing position is charged when its request ends without closing it. */
const isCharged = ({ status }: LeverTrade): boolean => status === openStatus;

/** Queue of nightly fees: all open positions once a day, a bounded number per call. */
export class NightlyFees {
  private readonly trades: LeverTrades;
  private night: number | undefined;
  private waiting: LeverTrade[] = [];

  constructor(trades: LeverTrades) {
    this.trades = trades;
  }

  /**
   * Some positions with an uncharged night; those of a failed command are returned again.
   * @param isMoving whether the position's money may move
   */
  due(now: number, most: number, isMoving: (trade: LeverTrade) => boolean): LeverTrade[] {
    const night = nightOf(now);
    if (this.night !== night) {
      this.night = night;
      this.waiting = [...this.trades.all()];
    }
    const isDue = (trade: LeverTrade) =>
      isCharged(trade) && isMoving(trade) && nightsBetween(trade.chargedUntil!, now) > 0;
    while (this.waiting.length > 0 && !isDue(this.waiting.at(-1)!)) this.waiting.pop();
    return this.waiting.slice(-most).filter(isDue);
  }

  startOver(): void {
    this.night = undefined;
    this.waiting = [];
  }
}
