import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';

/** Few messages lie at the end, next to the field. */
export const list = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  paddingBlock: vars.space[5],
  paddingInline: vars.size.gutter,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});
