import { BigNumber } from 'bignumber.js';
import type { Formats } from '../../intl/format.ts';

/** How far a price has moved, every digit of it. */
export function signedPrice(formats: Formats, value: string): string {
  const moved = new BigNumber(value);
  const size = formats.exact(moved.abs().toFixed());
  return moved.isZero() ? size : `${moved.gt(0) ? '+' : '−'}${size}`;
}
