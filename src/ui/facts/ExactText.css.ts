import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const text = style({
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.sunken,
  color: vars.text.primary,
  ...typeStyles.caption,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
