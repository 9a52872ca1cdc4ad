import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const row = style({
  paddingBlock: vars.space[4],
  paddingInline: vars.size.gutter,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.buttonSm,
});

export const symbol = style({ ...typeStyles.body, fontWeight: vars.font.weight.semibold });

/**
 * No larger than its name: the element above may disappear between two taps, and the second tap must not open this row.
 */
export const open = style([
  symbol,
  {
    padding: 0,
    minHeight: vars.size.buttonSm,
    color: vars.text.link,
  },
]);

export const time = style({
  marginInlineStart: 'auto',
  ...typeStyles.caption,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

/** Actions at the end of the row. */
export const end = style({ marginInlineStart: 'auto' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  margin: 0,
  marginTop: vars.space[2],
  ...typeStyles.caption,
});

export const name = style({ color: vars.text.muted });

export const figure = style({
  margin: 0,
  ...typeStyles.label,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

/** Same width as its figure; if three do not fit in a line, the last one wraps. */
export const fact = style({ flex: '1 1 auto', selectors: { '&:last-child': { textAlign: 'end' } } });

/** Progress of the order, and the time since it was placed. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginTop: vars.space[2],
  ...typeStyles.caption,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
