import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

const base = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  borderRadius: vars.radius.pill,
  ...typeStyles.caption,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const size = styleVariants({
  sm: { width: vars.size.iconSm, height: vars.size.iconSm },
  md: { width: vars.size.coinSm, height: vars.size.coinSm },
});

const ring = (width: string, colour: string) => `${width} solid ${colour}`;

export const mark = styleVariants({
  done: [base, { backgroundColor: vars.accent.fill, color: vars.accent.onFill, fontSize: vars.size.iconXs }],
  failed: [
    base,
    { backgroundColor: vars.danger.fill, color: vars.danger.onFill, fontSize: vars.size.iconXs },
  ],
  current: [base, { border: ring(vars.space[1], vars.accent.line), color: vars.accent.text }],
  ahead: [base, { border: ring(vars.size.hairline, vars.border.control), color: vars.text.muted }],
});

export const dot = style({
  width: vars.space[3],
  height: vars.space[3],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.accent.line,
});
