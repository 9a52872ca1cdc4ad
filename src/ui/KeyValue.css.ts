import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { typeStyles } from '../theme/typeStyles.ts';

export const list = style({ margin: 0 });

const rowBase = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[5],
  paddingBlock: `calc(${vars.space[2]} + ${vars.space[1]})`,
});

export const row = styleVariants({
  row: [rowBase, typeStyles.label],
  big: [rowBase, typeStyles.body],
  total: [rowBase, typeStyles.body],
});

export const label = styleVariants({
  row: { minWidth: 0, fontWeight: vars.font.weight.regular, color: vars.text.secondary },
  big: { minWidth: 0, color: vars.text.secondary },
  total: { minWidth: 0, color: vars.text.primary, fontWeight: vars.font.weight.semibold },
});

const valueBase = style({
  // A figure keeps its line; only a text as long as an address wraps.
  flex: 'none',
  maxWidth: '70%',
  margin: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  color: vars.text.primary,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const value = styleVariants({
  row: [valueBase],
  big: [valueBase],
  total: [valueBase, { fontWeight: vars.font.weight.semibold }],
});
