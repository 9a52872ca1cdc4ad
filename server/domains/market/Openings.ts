import type { Kysely } from 'kysely';
import { priceScale } from '../../instruments/PairUnits.ts';
import { toUnits } from '../../ledger/units.ts';
import type { Schema } from '../../store/schema.ts';
import type { PairBook } from '../spot/public/PairBook.ts';
import type { PriceSource } from './PriceSource.ts';

/** When a pair opens, and its price then. */
export interface Opening {
  /** Ms since 1970 UTC. */
  atMs: number;
  /** Decimal text in the quote asset. */
  price: string;
}

/** Decides which pairs are traded: those that the source covers, and of pairs that open later only the opened ones. */
export class Openings {
  private readonly books: ReadonlyMap<string, PairBook>;
  private readonly source: PriceSource;
  /** When each pair has opened, ms since 1970 UTC. */
  private readonly opened = new Map<string, number>();
  private readonly announced = new Map<string, { atMs: number; price: bigint }>();

  constructor(books: ReadonlyMap<string, PairBook>, source: PriceSource) {
    this.books = books;
    this.source = source;
    for (const [symbol, book] of books)
      book.hasPrices = source.covers(symbol) && book.pair.opensLater !== true;
  }

  /** Opens the pairs that have opened before. A restart without a trade of theirs resumes from the opening price. */
  async load(db: Kysely<Schema>): Promise<void> {
    for (const { symbol, price, at } of await db.selectFrom('market_opening').selectAll().execute()) {
      const book = this.books.get(symbol);
      if (!book) continue;
      this.opened.set(symbol, Number(at));
      book.startPrice = price;
      if (book.tradeSequence === 0) book.lastPrice = price;
      book.hasPrices = this.source.covers(symbol);
    }
  }

  /** @throws Error for a pair that does not open later, or a price that is not a positive multiple of its tick */
  announce(symbol: string, { atMs, price }: Opening): void {
    const book = this.books.get(symbol);
    if (book?.pair.opensLater !== true) throw new Error(`${symbol} is no pair that opens later`);
    const units = toUnits(price, priceScale);
    if (units <= 0n || units % book.tickUnits !== 0n)
      throw new Error(`${symbol}: ${price} is not a positive multiple of ${book.pair.priceTick}`);
    if (!this.opened.has(symbol)) this.announced.set(symbol, { atMs, price: units });
  }

  /** Announced time of a pair that has not opened and that the source covers; otherwise undefined. */
  announcedAt(symbol: string): number | undefined {
    return this.source.covers(symbol) ? this.announced.get(symbol)?.atMs : undefined;
  }

  /** When a pair that opens later has opened. */
  openedAt(symbol: string): number | undefined {
    return this.opened.get(symbol);
  }

  /** Pairs to open now. */
  due(now: number): string[] {
    return [...this.announced.keys()].filter((symbol) => now >= (this.announcedAt(symbol) ?? Infinity));
  }

  /** @returns callback to call after the commit */
  async open(db: Kysely<Schema>, symbol: string, now: number): Promise<() => void> {
    // A venue has its own price already.
    const price = this.source.fairPrice(symbol) ?? this.announced.get(symbol)!.price;
    await db.insertInto('market_opening').values({ symbol, price, at: now }).execute();
    return () => {
      const book = this.books.get(symbol)!;
      this.announced.delete(symbol);
      this.opened.set(symbol, now);
      book.startPrice = price;
      book.lastPrice = price;
      book.hasPrices = true;
    };
  }
}
