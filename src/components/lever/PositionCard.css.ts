import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.size.gutter,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minHeight: vars.size.buttonSm,
});

export const symbol = style({ ...typeStyles.body, fontWeight: vars.font.weight.semibold });

export const mode = style({ ...typeStyles.caption, color: vars.text.muted });

/** How and when the position closes, one sentence per line. */
export const closing = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  ...typeStyles.caption,
  color: vars.text.secondary,
});

/** Result, at the end of the line or on a separate one. */
export const result = style({
  marginInlineStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'end',
  columnGap: vars.space[3],
});

const gainBase = style({
  ...typeStyles.title3,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const gain = styleVariants({
  up: [gainBase, { color: vars.positive.text }],
  down: [gainBase, { color: vars.negative.text }],
  flat: [gainBase, { color: vars.text.primary }],
});

/** Three columns, which wrap where a figure does not fit. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.2em, 100%), 1fr))',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  margin: 0,
  ...typeStyles.caption,
});

export const fact = style({ minWidth: 0, selectors: { '&:nth-child(3n)': { textAlign: 'end' } } });

export const name = style({ color: vars.text.muted });

export const figure = style({
  margin: 0,
  ...typeStyles.label,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
