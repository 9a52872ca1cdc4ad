import { createVar, fallbackVar, style } from '@vanilla-extract/css';

export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

/** Number of characters of the amount, and the width available on its line where that is less than its container. */
export const length = createVar();
export const line = createVar();

/** A figure too long for its own line is set smaller, by the width of a digit, and never cut. */
export const fitting = style([
  amount,
  { fontSize: `min(1em, calc(${fallbackVar(line, '100cqi')} / (${length} * 0.62)))` },
]);
