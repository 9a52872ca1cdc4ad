import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const base = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.pill,
});

export const size = styleVariants({
  md: { width: vars.size.coin, height: vars.size.coin },
  lg: { width: vars.size.row, height: vars.size.row },
});

export const disc = styleVariants({
  neutral: [base, { backgroundColor: vars.surface.sunken, color: vars.text.secondary }],
  accent: [base, { backgroundColor: vars.accent.tint, color: vars.accent.text }],
  info: [base, { backgroundColor: vars.info.tint, color: vars.info.icon }],
  success: [base, { backgroundColor: vars.success.tint, color: vars.success.icon }],
});
