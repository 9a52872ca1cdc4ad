import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const icon = style({
  flex: 'none',
  width: vars.size.coinSm,
  height: vars.size.coinSm,
  borderRadius: vars.radius.xs,
});
