import { accountOf } from '../../../ledger/account.ts';
import type { Ledger } from '../../../ledger/Ledger.ts';
import type { PairBook } from '../../spot/public/PairBook.ts';
import { profileOf } from './profiles.ts';

export const makerOwner = 'house:maker';
export const takerOwner = 'house:taker';
const issuance = 'system:issuance';

/** Stock, in multiples of the amount of one level or one order. */
const levelsInStock = 300;
const ordersInStock = 1200;

/** Keeps the platform supplied: shortages are issued, large surpluses are returned. */
export class Inventory {
  private readonly books: readonly PairBook[];

  constructor(books: readonly PairBook[]) {
    this.books = books;
  }

  /**
   * Restores every platform account that has fallen below half or risen above three times its stock.
   * @param price the fair price of a symbol, in the quote asset
   */
  keep(ledger: Ledger, price: (symbol: string) => number): void {
    for (const [owner, stock] of [
      [makerOwner, this.stock(levelsInStock, 'levelValue')],
      [takerOwner, this.stock(ordersInStock, 'orderValue')],
    ] as const) {
      for (const [asset, { value, scale, symbol }] of stock) {
        const tokens = Math.max(1, Math.round(symbol === undefined ? value : value / price(symbol)));
        this.restock(ledger, owner, asset, BigInt(tokens) * 10n ** BigInt(scale));
      }
    }
  }

  /**
   * Ensures that the maker or the taker has an amount available. One buys what the other sells, so half of the other's
   * balance is moved first and the rest is issued: a long run of large trades then needs little new money.
   */
  provide(ledger: Ledger, owner: string, asset: string, units: bigint): void {
    const house = accountOf(owner, asset);
    const missing = units - ledger.balance(house).available;
    if (missing <= 0n) return;
    const other = accountOf(owner === makerOwner ? takerOwner : makerOwner, asset);
    const spare = ledger.balance(other).available / 2n;
    const moved = spare < missing ? spare : missing;
    const move = { to: house, reference: '' };
    if (moved > 0n) ledger.transfer({ ...move, from: other, units: moved, reason: 'house.move' });
    if (moved === missing) return;
    const from = accountOf(issuance, asset);
    ledger.transfer({ ...move, from, units: missing - moved, reason: 'house.issue' });
  }

  private restock(ledger: Ledger, owner: string, asset: string, target: bigint): void {
    const house = accountOf(owner, asset);
    const { available, held } = ledger.balance(house);
    const surplus = available + held - target;
    const isLow = available + held < target / 2n || available < target / 8n;
    if (isLow && surplus < 0n) {
      const move = { units: -surplus, reason: 'house.issue', reference: '' } as const;
      ledger.transfer({ ...move, from: accountOf(issuance, asset), to: house });
    } else if (surplus > 2n * target) {
      const units = surplus < available ? surplus : available;
      if (units === 0n) return;
      const move = { units, reason: 'house.return', reference: '' } as const;
      ledger.transfer({ ...move, from: house, to: accountOf(issuance, asset) });
    }
  }

  /** By asset: value in the quote asset, and the pair that prices it; quote assets price themselves. */
  private stock(
    count: number,
    size: 'levelValue' | 'orderValue',
  ): Map<string, { value: number; scale: number; symbol: string | undefined }> {
    const stock = new Map<string, { value: number; scale: number; symbol: string | undefined }>();
    for (const { pair, hasPrices } of this.books) {
      // A coin that is not listed yet has no price to size a stock by.
      if (!hasPrices) continue;
      const value = profileOf(pair.symbol)[size] * count;
      const base = { value, scale: pair.baseScale, symbol: pair.symbol };
      if (!stock.has(pair.base)) stock.set(pair.base, base);
      const quote = stock.get(pair.quote);
      stock.set(pair.quote, {
        value: value + (quote && quote.symbol === undefined ? quote.value : 0),
        scale: pair.quoteScale,
        symbol: undefined,
      });
    }
    return stock;
  }
}
