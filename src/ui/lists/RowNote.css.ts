import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Aligned with the title of the row above. */
export const note = style({
  ...typeStyles.caption,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  color: vars.text.secondary,
  paddingBlockEnd: vars.space[4],
  paddingInlineStart: `calc(${vars.size.gutter} + ${vars.size.icon} + ${vars.space[4]})`,
  paddingInlineEnd: vars.size.gutter,
  '@media': {
    [narrow]: {
      paddingInlineStart: `calc(${vars.size.gutterNarrow} + ${vars.size.icon} + ${vars.space[4]})`,
      paddingInlineEnd: vars.size.gutterNarrow,
    },
  },
});

/** Two facts on one line, stacked where it is too narrow. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  fontVariantNumeric: 'tabular-nums lining-nums',
});
