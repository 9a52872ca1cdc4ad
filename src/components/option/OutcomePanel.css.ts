import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const panel = style({
  ...typeStyles.caption,
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.sunken,
  color: vars.text.secondary,
});

export const title = style({ margin: 0, color: vars.text.muted });

/** Side by side with the last one at the end; stacked where a figure does not fit. */
export const outcomes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  margin: 0,
});

export const outcome = style({
  display: 'grid',
  selectors: { '&:last-child': { textAlign: 'end' }, '&:nth-child(2)': { textAlign: 'center' } },
});

const figureBase = style({
  ...typeStyles.bodyStrong,
  margin: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const figure = styleVariants(
  { up: vars.positive.text, down: vars.negative.text, flat: vars.text.primary },
  (color) => [figureBase, { color }],
);

export const breakEven = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  margin: 0,
  paddingTop: vars.space[2],
  borderTop: `${vars.size.hairline} solid ${vars.border.subtle}`,
});

export const share = style({ margin: 0, color: vars.text.primary });
