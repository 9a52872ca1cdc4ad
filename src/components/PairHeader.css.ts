import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../theme/theme.css.ts';
import { typeStyles } from '../theme/typeStyles.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingInline: vars.size.gutter,
  paddingBottom: vars.space[4],
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

/** Its second line breaks before the day moves beneath it. */
export const now = style({
  flex: '1 1 8rem',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'min-content',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  ...typeStyles.label,
});

export const moved = style({
  color: vars.text.muted,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: `calc(${vars.space[3]} + ${vars.space[1]})`,
  ...typeStyles.micro,
});

export const fact = style({ display: 'contents' });

export const name = style({ color: vars.text.muted });

export const figure = style({
  margin: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
