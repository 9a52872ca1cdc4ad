import type { ServerEvent } from '../../commands/events.ts';
import type { TradeEvent } from '../spot/public/spotEvents.ts';
import type { Participant } from '../../commands/Participant.ts';
import type { Exchange } from '../spot/public/Exchange.ts';
import type { PendingRows } from '../../store/rows.ts';
import type { UnitTrade } from './candle.ts';
import type { CandleStore } from './CandleStore.ts';
import { unitTrade } from './unitTrade.ts';

/**
 * Writes candles in the transaction of the trades that make them, where a user relies on them from then on: the candles
 * of a pair in which a user traded, and all candles when a trade closes one that is not wholly saved. All others can
 * wait for the next save: their trades are the platform's alone and are lost on both sides when the server is killed.
 */
export class CandleSaver implements Participant {
  private readonly exchange: Exchange;
  private readonly candles: CandleStore;
  private committed: (() => void) | undefined;

  constructor(exchange: Exchange, candles: CandleStore) {
    this.exchange = exchange;
    this.candles = candles;
  }

  /** A user's order makes the exchange write immediately anyway. */
  pending(): 'none' | 'now' {
    return this.isClosing(this.next()) ? 'now' : 'none';
  }

  takeRows(): PendingRows[] {
    const next = this.next();
    const { books, changes } = this.exchange;
    const symbols = this.isClosing(next) ? books.keys() : new Set(changes.fills.map(({ symbol }) => symbol));
    const units = new Map<string, UnitTrade[]>();
    for (const [symbol, trades] of next) {
      const book = this.exchange.pairBook(symbol);
      units.set(
        symbol,
        trades.map((trade) => unitTrade(book, trade)),
      );
    }
    const { rows, committed } = this.candles.unsaved(symbols, units);
    this.committed = committed;
    return rows;
  }

  takeEvents(): ServerEvent[] {
    return [];
  }

  /** The commit failed, so its writes do not exist. */
  async rebuild(): Promise<void> {
    this.committed = undefined;
  }

  /** Call after the trades of the last flush have been added to the candles. */
  settle(): void {
    this.committed?.();
    this.committed = undefined;
  }

  /** Trades of this group, not yet published. */
  private next(): Map<string, TradeEvent[]> {
    const bySymbol = new Map<string, TradeEvent[]>();
    for (const trade of this.exchange.changes.trades) {
      const trades = bySymbol.get(trade.symbol);
      if (trades) trades.push(trade);
      else bySymbol.set(trade.symbol, [trade]);
    }
    return bySymbol;
  }

  private isClosing(next: ReadonlyMap<string, readonly TradeEvent[]>): boolean {
    for (const [symbol, trades] of next) {
      const moments = trades.map(({ at }) => at);
      if (this.candles.closesUnsaved(symbol, moments)) return true;
    }
    return false;
  }
}
