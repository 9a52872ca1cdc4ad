import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const sides = { md: vars.size.icon, sm: vars.size.iconSm, xs: vars.size.iconXs, text: '0.8em' };

export const size = styleVariants(sides, (side) => ({
  display: 'block',
  flex: 'none',
  width: side,
  height: side,
}));
