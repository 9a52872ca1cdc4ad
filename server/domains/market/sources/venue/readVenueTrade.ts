import type { Side } from '../../../../../contracts/market.ts';

/** Aggregate trade of the venue: fills of one order at one price. Texts are validated as decimals. */
export interface VenueTrade {
  /** Increases by one with every trade of the symbol. */
  id: number;
  /** ms since 1970 UTC on the venue's clock. */
  at: number;
  price: string;
  amount: string;
  side: Side;
}

const decimal = /^\d{1,18}(\.\d{1,18})?$/;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isDecimalText(value: unknown): value is string {
  return typeof value === 'string' && decimal.test(value);
}

/** Time in ms; a value past the year 2286 is in another unit. */
export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < 1e13;
}

/** Parses the trade format shared by REST and the socket; undefined for anything else. */
export function readVenueTrade(value: unknown): VenueTrade | undefined {
  if (!isRecord(value)) return undefined;
  const { a: id, p: price, q: amount, T: at, m: isBuyerMaker } = value;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0) return undefined;
  if (!isMoment(at) || !isDecimalText(price) || !isDecimalText(amount)) return undefined;
  if (typeof isBuyerMaker !== 'boolean') return undefined;
  return { id, at, price, amount, side: isBuyerMaker ? 'sell' : 'buy' };
}
