import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';

/** The targets reach beyond the chips: the padding keeps them, and the ring of the focus, in sight. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.size.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});
