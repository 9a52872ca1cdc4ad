import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const delta = styleVariants(
  { up: vars.positive.text, down: vars.negative.text, flat: vars.text.muted },
  (color) => [base, { color }],
);

/** The line height is the figure's, with or without an arrow. */
export const figure = style({ alignSelf: 'baseline' });

/** Same height as the adjacent figure. */
export const arrow = style({ display: 'inline-flex', fontSize: '0.9em' });
