import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** Within the page's edge, so that it is seen whatever is scrolled. */
export const frame = style({
  outlineStyle: 'dashed',
  outlineWidth: vars.space[1],
  outlineColor: vars.warning.line,
  outlineOffset: `calc(-1 * ${vars.space[1]})`,
});
