import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const share = createVar();

export const bar = style({
  overflow: 'hidden',
  height: vars.space[2],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.border.subtle,
});

export const done = style({
  height: '100%',
  width: share,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.accent.fill,
  transition: `width ${vars.duration.fast} ${vars.easing.standard}`,
});
