import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';

/** The touch targets are larger than the chips: the padding keeps them and the focus ring visible. */
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
