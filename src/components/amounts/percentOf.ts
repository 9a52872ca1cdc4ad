import { decimals, textOf } from './units.ts';

/** A part as a percentage of a positive whole: decimal text of four decimals, rounded half away from zero. */
export function percentOf(part: bigint, whole: bigint): string {
  const doubled = (part * 2_000_000n) / whole;
  const rounded = (doubled + (doubled < 0n ? -1n : 1n)) / 2n;
  return textOf(rounded * 10n ** BigInt(decimals - 4));
}
