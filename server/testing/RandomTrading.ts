import { BigNumber } from 'bignumber.js';
import type { Pair, Side } from '../../contracts/market.ts';
import type { Exchange } from '../domains/spot/public/Exchange.ts';
import type { PlaceOrder } from '../domains/spot/public/orderInput.ts';

export type Operation =
  | { type: 'place'; input: PlaceOrder }
  | { type: 'placeForPlatform'; input: PlaceOrder }
  | { type: 'cancel'; owner: string; orderId: number };

/** Reproducible stream of numbers from 0 to below 1 (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Endless trading by many users and the platform, with valid and invalid orders; the load of tests and benches. */
export class RandomTrading {
  readonly owners: readonly string[];
  private readonly pairs: readonly Pair[];
  private readonly exchange: Exchange;
  private readonly next: () => number;

  /** Ids of existing and former orders. */
  private readonly known: number[] = [];

  /** @param options `people`: number of users, or their names */
  constructor(options: {
    exchange: Exchange;
    pairs: readonly Pair[];
    people: number | readonly string[];
    seed: number;
  }) {
    this.pairs = options.pairs;
    this.exchange = options.exchange;
    this.next = seededNumbers(options.seed);
    const { people } = options;
    this.owners =
      typeof people === 'number' ? Array.from({ length: people }, (_, index) => `user:${index + 1}`) : people;
  }

  operation(): Operation {
    const kind = this.next();
    const owner = this.pick(this.owners);
    if (kind < 0.25) {
      const open = this.exchange.openIds(owner);
      // Sometimes the id of another user's order, or of an ended one.
      const isOwn = this.next() >= 0.1 && open.length > 0;
      const orderId = isOwn || this.known.length === 0 ? this.pick([...open, 0]) : this.pick(this.known);
      if (this.known.length < 1000) this.known.push(...open.slice(-1));
      return { type: 'cancel', owner, orderId };
    }
    if (kind < 0.35)
      return {
        type: 'placeForPlatform',
        input: this.order(this.next() < 0.5 ? 'house:maker' : 'house:taker'),
      };
    const input = this.order(owner);
    return { type: 'place', input: this.next() < 0.05 ? this.spoil(input) : input };
  }

  /** An order near the market: prices cross often, quantities vary by a factor of a hundred. */
  order(owner: string): PlaceOrder {
    const pair = this.pick(this.pairs);
    const side: Side = this.next() < 0.5 ? 'buy' : 'sell';
    const market = new BigNumber(this.exchange.lastPrice(pair.symbol));
    const offset = (this.next() - (side === 'buy' ? 0.7 : 0.3)) * 0.02;
    const price = this.onGrid(market.times(1 + offset), pair.priceTick);
    const value = 6 * 100 ** this.next();
    const quantity = this.onGrid(new BigNumber(value).div(price), pair.quantityStep);
    const order = { owner, symbol: pair.symbol, side, quantity };
    if (this.next() < 0.2) {
      const worst = market.times(side === 'buy' ? 1.05 : 0.95);
      return { ...order, kind: 'market', worstPrice: this.onGrid(worst, pair.priceTick) };
    }
    return { ...order, kind: 'limit', price };
  }

  private spoil(input: PlaceOrder): PlaceOrder {
    const faults: Partial<PlaceOrder>[] = [
      { quantity: '0' },
      { quantity: '' },
      { quantity: `${input.quantity}00000000` },
      { quantity: '0.00000000123' },
      { price: '', worstPrice: '' },
      { price: '0.000000001234', worstPrice: '0.000000001234' },
      { price: '1000000', worstPrice: '1000000' },
      { symbol: 'NONE/USDT' },
    ];
    return { ...input, ...this.pick(faults) };
  }

  private onGrid(value: BigNumber, step: string): string {
    return BigNumber.max(value.div(step).integerValue(BigNumber.ROUND_HALF_UP).times(step), step).toFixed();
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.next() * items.length)]!;
  }
}
