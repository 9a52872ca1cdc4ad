import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const up = createVar();

export const split = style({
  display: 'flex',
  gap: vars.space[1],
  height: vars.space[3],
  selectors: {
    '&::before': {
      content: '',
      width: `calc(${up} * 1%)`,
      borderRadius: vars.radius.sm,
      backgroundColor: vars.positive.fill,
    },
    '&::after': {
      content: '',
      flex: 1,
      borderRadius: vars.radius.sm,
      backgroundColor: vars.negative.fill,
    },
  },
});

const named = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

/** Arrow and its label. */
export const direction = styleVariants({
  up: [named, { color: vars.positive.text }],
  down: [named, { color: vars.negative.text }],
  off: [named],
});
