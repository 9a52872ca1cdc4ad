import type { Pair, Side } from '../../../../contracts/market.ts';
import { PairUnits, priceScale } from '../../../instruments/PairUnits.ts';
import { toUnits } from '../../../ledger/units.ts';
import { Book } from '../Book.ts';
import { isPositive } from './Order.ts';

/** A pair with its book, which commands change: read only within a command, or through Committed. */
export class PairBook extends PairUnits {
  readonly book = new Book();
  /** False closes the pair for new user orders: it has no price source, or has not opened. No command changes it. */
  hasPrices: boolean;
  /** Price at which its market begins, before any trade. */
  startPrice: bigint;
  lastPrice: bigint;
  tradeSequence = 0;
  depthSequence = 0;
  /** Levels changed since listeners were last notified. */
  readonly changedLevels: Record<Side, Set<bigint>> = { buy: new Set(), sell: new Set() };

  constructor(pair: Pair) {
    super(pair);
    this.hasPrices = pair.opensLater !== true;
    this.startPrice = toUnits(pair.seedPrice, priceScale);
    this.lastPrice = this.startPrice;
  }

  /** Resumes from a persisted price, or the start price. Trade ids already published are not reused. */
  resume(lastPrice: bigint | undefined, tradeSequence: number): void {
    // An invalid price permits no trade: the audit has reported it.
    this.lastPrice = lastPrice && isPositive(lastPrice) ? lastPrice : this.startPrice;
    this.tradeSequence = Math.max(this.tradeSequence, tradeSequence);
  }
}
