import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** Scales with its text. */
const side = `max(${vars.size.row} + ${vars.space[7]}, 5.25rem)`;

export const dial = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: side,
  height: side,
});

export const ring = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const open = style({ stroke: vars.border.strong, strokeWidth: 1 });

export const marked = styleVariants({
  accent: { stroke: vars.accent.line, strokeWidth: 2 },
  warning: { stroke: vars.warning.line, strokeWidth: 2 },
});

/** Inside the ticks. */
export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
});
