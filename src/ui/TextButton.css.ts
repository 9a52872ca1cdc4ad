import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { typeStyles } from '../theme/typeStyles.ts';

export const button = style({
  ...typeStyles.label,
  minHeight: vars.size.touch,
  color: vars.text.link,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.xs,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` } },
});
