import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const row = style({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  paddingInline: vars.size.gutter,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow, gap: vars.space[3] } },
});

/** Text at double size on a small phone needs the space. */
export const lead = style({ flex: 'none', '@container': { '(max-width: 11rem)': { display: 'none' } } });

globalStyle(`${row} + ${row}`, { borderTop: `${vars.size.hairline} solid ${vars.border.subtle}` });

export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
});

export const title = style({
  ...typeStyles.bodyStrong,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const line = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.regular,
  color: vars.text.secondary,
  maxWidth: '100%',
});

export const state = style({
  ...typeStyles.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  color: vars.text.muted,
});

export const note = style({
  ...typeStyles.caption,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlockStart: vars.space[2],
});

/** A touch target around the icon, aligned with the title. */
export const end = style({
  flex: 'none',
  marginBlock: `calc(-1 * ${vars.space[3]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
});
