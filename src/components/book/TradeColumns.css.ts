import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';

export const frame = style({
  containerType: 'inline-size',
  paddingInline: vars.size.gutter,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

/** Measured in the user's text size: at large text sizes the ticket is above the book. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `calc(${vars.space[4]} + ${vars.space[1]})`,
  alignItems: 'start',
  '@container': {
    '(min-width: 17rem)': { gridTemplateColumns: 'minmax(0, 1.28fr) minmax(0, 1fr)' },
  },
});
