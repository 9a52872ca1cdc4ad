import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';

const between = `calc(${vars.space[2]} + ${vars.space[1]})`;

/** Labels, edges and messages of both fields align, however many lines a label takes. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[3],
  rowGap: between,
  // The message line takes no space while empty.
  selectors: { '&:not(:has(> * > :nth-child(3)))': { marginBlockEnd: `calc(-1 * ${between})` } },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

globalStyle(`${pair} > *`, {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  alignContent: 'start',
});
globalStyle(`${pair} > * > label, ${pair} > * > label + *`, { alignSelf: 'end' });
