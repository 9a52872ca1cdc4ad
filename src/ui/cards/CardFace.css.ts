import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const face = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[6],
  minHeight: `calc(4 * ${vars.size.field})`,
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.inverse,
  color: vars.text.inverse,
});

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[4],
} as const;

export const head = style({ ...line, flexWrap: 'nowrap', alignItems: 'flex-start' });

export const title = style({ ...typeStyles.title3, minWidth: 0, overflowWrap: 'anywhere' });

export const icon = style({ flex: 'none' });

export const number = style({
  ...typeStyles.title2,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.space[1],
});

/** Groups wrap where large text does not fit. */
export const groups = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });

/** Closer than digits, so that all four groups fit on the narrowest phone. */
export const hidden = style({ color: vars.text.inverseMuted, letterSpacing: `calc(${vars.space[1]} / 2)` });

export const facts = style({ ...line, margin: 0 });

export const fact = style({
  minWidth: 0,
  selectors: { '& + &': { textAlign: 'end', marginInlineStart: 'auto' } },
});

export const label = style({ ...typeStyles.caption, color: vars.text.inverseMuted });

export const value = style({ ...typeStyles.label, margin: 0, overflowWrap: 'anywhere' });
