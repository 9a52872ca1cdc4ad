import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../theme/theme.css.ts';
import { typeStyles } from '../theme/typeStyles.ts';

/** Price and change side by side, and one above the other where large text needs the width. */
export const columns = style({
  ...typeStyles.body,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  '@media': { [narrow]: { columnGap: vars.space[3] } },
});

/** Prices stand in a column whatever the change beside them. */
export const change = style({ minWidth: '5em', textAlign: 'end' });
