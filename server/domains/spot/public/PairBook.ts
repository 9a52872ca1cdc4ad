import type { Pair, Side } from '../../../../contracts/market.ts';
import { PairUnits, priceScale } from '../../../instruments/PairUnits.ts';
import { toUnits } from '../../../ledger/units.ts';
import { Book } from '../Book.ts';
import { isPositive } from './Order.ts';

/** A pair with its book, which commands change: read it in a command, or through Committed. */
export class PairBook extends PairUnits {
  readonly book = new Book();
  /** False closes the pair for new orders of persons: nothing gives it prices. */
  hasPrices = true;
  lastPrice: bigint;
  tradeSequence = 0;
  depthSequence = 0;
  /** Levels whose size has changed since listeners were last told. */
  readonly changedLevels: Record<Side, Set<bigint>> = { buy: new Set(), sell: new Set() };

  constructor(pair: Pair) {
    super(pair);
    this.lastPrice = toUnits(pair.seedPrice, priceScale);
  }

  /** Goes on from a persisted price, or the seed price. Trade ids that listeners have seen are not used again. */
  resume(lastPrice: bigint | undefined, tradeSequence: number): void {
    // An invalid price permits no trade: the audit has reported it.
    this.lastPrice =
      lastPrice && isPositive(lastPrice) ? lastPrice : toUnits(this.pair.seedPrice, priceScale);
    this.tradeSequence = Math.max(this.tradeSequence, tradeSequence);
  }
}
