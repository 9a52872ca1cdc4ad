import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});

export const point = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3] });

export const icon = styleVariants(
  {
    success: vars.success.icon,
    warning: vars.warning.icon,
    danger: vars.danger.icon,
    muted: vars.text.muted,
  },
  (color) => ({ flex: 'none' as const, color }),
);

export const text = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.regular,
  color: vars.text.secondary,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
