import { createVar, style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  padding: `${vars.space[3]} ${vars.size.gutter} ${vars.space[5]}`,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

export const content = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
});

/** The button is 44 px high; the line is lower. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: vars.space[7],
});

export const age = style({ display: 'inline-flex', marginInlineStart: vars.space[3] });

/** The touch target overlaps the label and the figure; the icon does not. */
export const eye = style({
  flex: 'none',
  marginBlock: `calc(-1 * ${vars.space[4]})`,
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
});

/** Number of characters of the figure. */
export const length = createVar();

/** A figure never wraps: a figure too long for the line is set smaller, based on the digit width. */
export const fitting = style({ fontSize: `min(1em, calc(100cqi / (${length} * 0.62)))` });

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
