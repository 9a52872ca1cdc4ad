import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.sunken,
  ...typeStyles.caption,
});

export const title = style({ color: vars.text.primary });

export const formula = style({
  color: vars.text.primary,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
});

export const note = style({ color: vars.text.secondary });
