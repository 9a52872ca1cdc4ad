import { createVar, fallbackVar, style } from '@vanilla-extract/css';

export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

/** How many characters it has, and the room that its line has for them where that is not all of its container. */
export const length = createVar();
export const line = createVar();

/** A figure too long for its own line is set smaller, by the width of a digit, and never cut. */
export const fitting = style([
  amount,
  { fontSize: `min(1em, calc(${fallbackVar(line, '100cqi')} / (${length} * 0.62)))` },
]);
