import { BigNumber } from 'bignumber.js';
import type { Formats } from '../../intl/format.ts';

/** Signed price change with all its digits. */
export function signedPrice(formats: Formats, value: string): string {
  const moved = new BigNumber(value);
  const size = formats.exact(moved.abs().toFixed());
  return moved.isZero() ? size : `${moved.gt(0) ? '+' : '−'}${size}`;
}
