import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../theme/theme.css.ts';

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  padding: `${vars.space[3]} ${vars.size.gutter} ${vars.space[5]}`,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

export const content = style({ position: 'relative', display: 'flex', flexDirection: 'column' });

/** The button is 44 px, the line is not. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.space[7],
});

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});

export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingTop: vars.space[2],
});
