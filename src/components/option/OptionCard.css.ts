import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Three short figures fit in a row beside the ring. */
export const facts = style({
  ...typeStyles.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  margin: 0,
});
