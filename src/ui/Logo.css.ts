import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { typeStyles } from '../theme/typeStyles.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.text.primary,
});

const markBase = style({ display: 'block', flex: 'none', overflow: 'visible' });

export const mark = styleVariants({
  sm: [markBase, { width: vars.size.iconSm, height: vars.size.iconSm }],
  md: [markBase, { width: vars.size.icon, height: vars.size.icon }],
  lg: [markBase, { width: vars.size.touch, height: vars.size.touch }],
});

export const meridian = style({ stroke: vars.accent.line, strokeWidth: 2.4 });

export const name = styleVariants({ sm: 'label', md: 'title3', lg: 'title2' } as const, (variant) => ({
  ...typeStyles[variant],
}));
