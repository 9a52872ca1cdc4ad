import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const bar = style({ display: 'flex', gap: vars.space[2] });

const base = style({ flex: '1 1 0', height: vars.space[2], borderRadius: vars.radius.pill });

export const step = styleVariants({
  right: [base, { backgroundColor: vars.success.icon }],
  wrong: [base, { backgroundColor: vars.danger.icon }],
  open: [base, { backgroundColor: vars.border.strong }],
});
