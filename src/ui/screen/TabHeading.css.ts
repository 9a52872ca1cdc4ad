import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingInline: vars.size.gutter,
  borderBottom: `${vars.size.hairline} solid ${vars.border.subtle}`,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

/** The look is that of the current tab; its padding is for a focus that a heading never has. */
export const title = style({
  display: 'flex',
  alignItems: 'center',
  color: vars.text.primary,
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
