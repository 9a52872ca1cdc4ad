import type { DayMarket, MarketTrade } from '../../../contracts/feed.ts';
import type { TradeEvent } from '../spot/public/spotEvents.ts';
import { hasContract } from '../lever/public/contracts.ts';
import { hasOption } from '../option/public/terms.ts';
import { fromUnits } from '../../ledger/units.ts';
import type { PairBook } from '../spot/public/PairBook.ts';
import type { UnitCandle, UnitTrade } from './candle.ts';
import { DayWindow, minuteMs } from './DayWindow.ts';
import type { Openings } from './Openings.ts';
import type { PriceSource } from './PriceSource.ts';
import { percentChange } from './public/percentChange.ts';
import type { PairQuote } from './wire.ts';

/** Recent trades kept per pair for new subscribers. */
const recentTrades = 50;

interface Quoted {
  book: PairBook;
  window: DayWindow;
  /** Newest first. */
  trades: MarketTrade[];
  /** When the price was made; undefined where none has been made. */
  priceAt: number | undefined;
}

interface QuotesOptions {
  books: ReadonlyMap<string, PairBook>;
  clock: { now(): number };
  source: PriceSource;
  /** The last day's minutes by symbol, oldest first, with at least the newest existing minute. */
  days: ReadonlyMap<string, readonly UnitCandle[]>;
  openings: Pick<Openings, 'announcedAt' | 'openedAt'>;
}

/** Last prices, 24 h figures and recent trades of every pair, from committed trades alone. */
export class Quotes {
  private readonly source: PriceSource;
  private readonly clock: { now(): number };
  private readonly openings: QuotesOptions['openings'];
  private readonly bySymbol = new Map<string, Quoted>();

  constructor({ books, clock, source, days, openings }: QuotesOptions) {
    this.clock = clock;
    this.source = source;
    this.openings = openings;
    for (const [symbol, book] of books) {
      const minutes = days.get(symbol) ?? [];
      const window = new DayWindow(book.lastPrice, minutes);
      const last = minutes.at(-1);
      // Only the minute of the last trade is known.
      const madeAt = last ? last.time + minuteMs : openings.openedAt(symbol);
      const priceAt = madeAt && Math.min(madeAt, clock.now());
      this.bySymbol.set(symbol, { book, window, trades: [], priceAt });
    }
  }

  /** Starts the day of a pair that has opened, at its book's price. */
  begin(symbol: string, now: number): void {
    const quoted = this.quoted(symbol);
    quoted.window = new DayWindow(quoted.book.lastPrice);
    quoted.priceAt = now;
  }

  /** Applies a committed trade, given in both its forms. */
  take(trade: TradeEvent, units: UnitTrade): void {
    const quoted = this.quoted(trade.symbol);
    quoted.window.add(units);
    quoted.priceAt = trade.at;
    quoted.trades.unshift(toMarketTrade(trade));
    if (quoted.trades.length > recentTrades) quoted.trades.pop();
  }

  /** Rows of currency/quotation_new, in configuration order. */
  quotes(): PairQuote[] {
    return [...this.bySymbol.values()].map((quoted, index) => this.row(quoted, index));
  }

  /** Row of one pair, or undefined when it is not traded here. */
  quote(symbol: string): PairQuote | undefined {
    const index = [...this.bySymbol.keys()].indexOf(symbol);
    return index < 0 ? undefined : this.row(this.quoted(symbol), index);
  }

  /**
   * Feed row of a pair.
   * @throws Error for a pair that is not traded here
   */
  dayMarket(symbol: string): DayMarket {
    const quoted = this.quoted(symbol);
    const { currencyId, legalId } = quoted.book.pair;
    const { now_price, change, open, high, low, volume, quote_volume } = this.figures(quoted);
    return {
      type: 'daymarket',
      symbol,
      currency_id: currencyId,
      legal_id: legalId,
      now_price,
      change,
      open,
      high,
      low,
      volume,
      quote_volume,
      time: quoted.priceAt ?? 0,
    };
  }

  /**
   * Last trades of a pair, newest first.
   * @throws Error for a pair that is not traded here
   */
  trades(symbol: string): readonly MarketTrade[] {
    return this.quoted(symbol).trades;
  }

  private row(quoted: Quoted, sort: number): PairQuote {
    const { book, window } = quoted;
    const { pair } = book;
    const isTraded = book.hasPrices;
    const opensAt = this.openings.announcedAt(pair.symbol);
    return {
      id: pair.matchId,
      currency_id: pair.currencyId,
      currency_name: pair.base,
      legal_id: pair.legalId,
      legal_name: pair.quote,
      symbol: pair.symbol,
      ...this.figures(quoted),
      ...(quoted.priceAt === undefined ? {} : { time_ms: quoted.priceAt }),
      as_of_ms: Math.min(this.clock.now(), this.source.asOf()),
      day_closes: isUnopened(book) ? [] : window.hours(this.clock.now()).map((price) => book.price(price)),
      is_display: isTraded ? 1 : 0,
      open_coin_trade: isTraded && pair.open ? 1 : 0,
      open_microtrade: isTraded && hasOption(pair) ? 1 : 0,
      open_lever: isTraded && hasContract(pair) ? 1 : 0,
      ...(opensAt === undefined ? {} : { opens_ms: opensAt }),
      sort,
      source: this.source.kind,
      price_tick: pair.priceTick,
      quantity_step: pair.quantityStep,
      min_quantity: pair.minQuantity,
      max_quantity: pair.maxQuantity,
      min_notional: pair.minNotional,
      price_band: pair.priceBand,
      maker_fee_rate: pair.makerFeeRate,
      taker_fee_rate: pair.takerFeeRate,
      base_scale: pair.baseScale,
      quote_scale: pair.quoteScale,
    };
  }

  private figures({ book, window }: Quoted) {
    if (isUnopened(book)) return noFigures;
    const { open, high, low, last, volume, quoteVolume } = window.figures(this.clock.now());
    return {
      now_price: book.price(last),
      change: percentChange(open, last),
      open: book.price(open),
      high: book.price(high),
      low: book.price(low),
      volume: book.quantity(volume),
      quote_volume: fromUnits(quoteVolume, book.pair.quoteScale),
    };
  }

  private quoted(symbol: string): Quoted {
    const quoted = this.bySymbol.get(symbol);
    if (!quoted) throw new Error(`${symbol} is not traded here`);
    return quoted;
  }
}

/** A pair that has not opened has no price, not even its start price. */
const isUnopened = ({ hasPrices, pair }: PairBook): boolean => !hasPrices && pair.opensLater === true;

const noFigures = {
  now_price: '0',
  change: '0.00',
  open: '0',
  high: '0',
  low: '0',
  volume: '0',
  quote_volume: '0',
};

export function toMarketTrade(trade: TradeEvent): MarketTrade {
  const { id, at, price, quantity, takerSide } = trade;
  return { id: String(id), ts: at, price, amount: quantity, direction: takerSide };
}
