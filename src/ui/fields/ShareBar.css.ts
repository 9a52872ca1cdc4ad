import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const share = createVar();

export const bar = style({ display: 'flex', gap: vars.space[1], height: vars.space[3] });

const partBase = style({ flex: `${share} 0 0`, minWidth: vars.space[1], borderRadius: vars.radius.xs });

/** The remainder is not covered by any part. */
const colours = {
  1: vars.data[1],
  2: vars.data[2],
  3: vars.data[3],
  4: vars.data[4],
  5: vars.data[5],
  up: vars.positive.fill,
  down: vars.negative.fill,
  rest: vars.border.strong,
};

export const part = styleVariants(colours, (backgroundColor) => [partBase, { backgroundColor }]);

const keyBase = style({
  width: `calc(${vars.space[1]} + ${vars.size.hairline})`,
  borderRadius: vars.radius.xs,
});

/** Height of a two-line row, or of one line. */
export const keySize = styleVariants({ row: { height: vars.space[8] }, line: { height: vars.space[5] } });

export const key = styleVariants(colours, (backgroundColor) => [keyBase, { backgroundColor }]);

const dotBase = style({
  flex: 'none',
  width: vars.space[3],
  height: vars.space[3],
  borderRadius: vars.radius.xs,
});

export const dot = styleVariants(colours, (backgroundColor) => [dotBase, { backgroundColor }]);
