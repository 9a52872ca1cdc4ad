import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** Three in a row, fewer where large text or a long figure needs the width. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(5.5rem, 28%)), 1fr))',
  gap: vars.space[3],
});
