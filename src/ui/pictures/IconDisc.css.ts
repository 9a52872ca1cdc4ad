import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const base = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.coin,
  height: vars.size.coin,
  borderRadius: vars.radius.pill,
});

export const disc = styleVariants({
  neutral: [base, { backgroundColor: vars.surface.sunken, color: vars.text.secondary }],
  accent: [base, { backgroundColor: vars.accent.tint, color: vars.accent.text }],
});
