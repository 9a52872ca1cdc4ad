import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const place = style({
  scrollMarginBottom: `calc(${vars.size.tabbar} + ${vars.space[3]} + env(safe-area-inset-bottom))`,
});
