import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const mask = style({
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sheet,
  color: vars.text.primary,
  boxShadow: vars.elevation.pop,
  outline: 'none',
  '::backdrop': { backgroundColor: vars.overlay.scrim },
});

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.row,
  paddingInline: vars.space[6],
  ...typeStyles.body,
});
