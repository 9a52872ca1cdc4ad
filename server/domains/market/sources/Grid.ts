import type { PairBook } from '../../spot/public/PairBook.ts';

/**
 * Converts the model's floats to money: prices to whole ticks, quantities to whole steps, both as decimal text for the
 * engine.
 */
export class Grid {
  private readonly book: PairBook;
  private readonly priceUnit: number;
  private readonly quantityUnit: number;

  constructor(book: PairBook) {
    this.book = book;
    this.priceUnit = Number(book.pair.priceTick);
    this.quantityUnit = Number(book.pair.quantityStep);
  }

  /** Price in ticks, not rounded. */
  ticks(price: number): number {
    return price / this.priceUnit;
  }

  priceText(ticks: number): string {
    return this.book.price(this.priceUnits(ticks));
  }

  /** Price in the ledger's scale. */
  priceUnits(ticks: number): bigint {
    return BigInt(Math.max(1, Math.round(ticks))) * this.book.tickUnits;
  }

  /** Quantity that this value of the quote asset buys: whole steps, at least one. */
  quantityUnits(value: number, price: number): bigint {
    const steps = Math.floor(value / price / this.quantityUnit);
    return BigInt(Math.max(1, steps)) * this.book.stepUnits;
  }

  quantityText(value: number, price: number): string {
    return this.book.quantity(this.quantityUnits(value, price));
  }
}
