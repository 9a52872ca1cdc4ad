import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const row = style({
  position: 'relative',
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

/** It reaches over the whole row; what else can be done there lies above it. */
export const open = style([
  symbol,
  {
    padding: 0,
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
]);

export const time = style({
  marginInlineStart: 'auto',
  ...typeStyles.caption,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

/** What can be done with the row stands at its end. */
export const end = style({ position: 'relative', zIndex: 1, marginInlineStart: 'auto' });

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

/** As wide as its figure; where three do not fit beside each other, the last one gets a line of its own. */
export const fact = style({ flex: '1 1 auto', selectors: { '&:last-child': { textAlign: 'end' } } });

/** How far it has come, and since when it stands. */
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
