import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const bar = style({ display: 'flex', gap: vars.space[2] });

const base = style({ flex: '1 1 0' });

export const size = styleVariants({
  sm: { height: vars.space[2], borderRadius: vars.radius.pill },
  md: { height: vars.space[3], borderRadius: vars.space[1] },
});

export const step = styleVariants({
  right: [base, { backgroundColor: vars.success.icon }],
  /** Neutral: completed. */
  done: [base, { backgroundColor: vars.accent.line }],
  wrong: [base, { backgroundColor: vars.danger.icon }],
  open: [base, { backgroundColor: vars.border.strong }],
});
