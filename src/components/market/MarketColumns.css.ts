import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Container for heads and rows: its width, relative to the text size, decides which columns fit. */
export const room = style({ containerType: 'inline-size' });

/** Narrower than the reference, in the user's text size. */
export const tight = '(max-width: 23.75rem)';

/** Price and change side by side, or stacked where large text needs the width. */
export const columns = style({
  ...typeStyles.body,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  '@container': { [tight]: { columnGap: vars.space[3] } },
  '@media': { [narrow]: { columnGap: vars.space[3] } },
});

/** Fixed column before the prices, independent of their width. */
export const price = style({
  minWidth: '5.6em',
  textAlign: 'end',
  '@container': { [tight]: { minWidth: '5em' } },
});

/** Prices align in a column, independent of the change next to them. */
export const change = style({ minWidth: '4.8em', textAlign: 'end' });
