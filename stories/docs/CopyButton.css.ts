import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css.ts';
import { typeStyles } from '../../src/theme/typeStyles.ts';

export const button = style({
  ...typeStyles.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  minWidth: vars.size.touch,
  maxWidth: '100%',
  borderRadius: vars.radius.xs,
  color: 'inherit',
  selectors: { '&:active': { backgroundColor: vars.surface.pressed } },
});

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const mark = style({
  color: vars.text.muted,
  selectors: { [`${button}:hover &, ${button}:focus-visible &`]: { color: vars.text.link } },
});

export const done = style({ color: vars.success.icon });
