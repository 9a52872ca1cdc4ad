// The fee of a night: charged to each position that is open when a day begins in UTC, once, however late it is noticed.
import { openStatus } from './LeverTrade.ts';
import type { LeverTrade } from './LeverTrade.ts';
import type { LeverTrades } from './LeverTrades.ts';

const dayMs = 86_400_000;

/** When the day of a moment began. */
const nightOf = (at: number): number => Math.floor(at / dayMs) * dayMs;

/** When the next one begins. */
export const nextNight = (now: number): number => nightOf(now) + dayMs;

/** Nights that began between two moments; none where the clock was set back. */
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
   * Some positions for which a night has begun that they were not charged for; those of a command that fails come again.
   * @param isMoving of a position whose money may move
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
