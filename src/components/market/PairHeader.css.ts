import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

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

/** Its second line breaks before the change moves below it. */
export const now = style({
  flex: '1 1 8rem',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'min-content',
});

/** Separate line, so nothing moves when an age replaces the change. */
export const change = style({ minHeight: `calc(${vars.space[6]} + ${vars.space[1]})` });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  ...typeStyles.label,
});

/** Placeholder text of the same type style, shown as a bar of the same height. */
export const bone = style({
  color: 'transparent',
  backgroundColor: vars.skeleton.base,
  // The bars have gaps without being lower than their text.
  clipPath: `inset(${vars.space[1]} 0 round ${vars.radius.xs})`,
  userSelect: 'none',
});

export const headlineBone = style([bone, { alignSelf: 'flex-start', ...typeStyles.title1 }]);

/** The source line, as high as its pill. */
export const noteBone = style([bone, { ...typeStyles.micro, paddingBlock: vars.space[1] }]);

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
