import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const base = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // What is drawn keeps its size; what is written grows with the reader's text.
  height: `calc(6 * ${vars.size.button} + 3.25rem)`,
  overflow: 'hidden',
  // Nothing in it moves anything outside, and the browser need not look.
  contain: 'content',
});

export const frame = styleVariants({
  chart: [base],
  message: [base, { alignItems: 'center', justifyContent: 'center' }],
});
