import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const mark = style({
  backgroundColor: vars.accent.tint,
  color: vars.accent.text,
  borderRadius: vars.radius.xs,
  fontWeight: vars.font.weight.semibold,
});
