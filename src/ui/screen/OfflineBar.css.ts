import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const bar = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.touch,
  paddingInline: vars.size.gutter,
  backgroundColor: vars.surface.inverse,
  color: vars.text.inverse,
  ...typeStyles.label,
});

export const text = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space[3],
  fontVariantNumeric: 'tabular-nums',
});

export const retry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  color: 'inherit',
  fontWeight: vars.font.weight.semibold,
  selectors: {
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: `calc(-1 * ${vars.space[2]})` },
  },
});
