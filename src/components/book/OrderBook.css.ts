import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { linesOf, typeStyles } from '../../theme/typeStyles.ts';

export const share = createVar();
export const bids = createVar();

export const book = style({ ...typeStyles.caption, minWidth: 0 });

/** A paused book is muted but stays readable. */
export const paused = style({ color: vars.text.muted });

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingInlineStart: vars.space[2],
  paddingBottom: vars.space[2],
  ...typeStyles.micro,
  color: vars.text.muted,
});

export const headCell = styleVariants({
  start: { display: 'flex', flexDirection: 'column' },
  end: { display: 'flex', flexDirection: 'column', textAlign: 'end' },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.size.rowDense,
  paddingInlineStart: vars.space[2],
  fontVariantNumeric: 'tabular-nums lining-nums',
  // The bar lies behind price and quantity, and above what is behind the book.
  isolation: 'isolate',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: vars.size.hairline,
      insetInlineEnd: 0,
      // The longest bar ends where the prices begin. A variable width would shift the layout.
      width: '62%',
      transform: `scaleX(${share})`,
      transformOrigin: 'right',
      borderStartStartRadius: vars.space[1],
      borderEndStartRadius: vars.space[1],
    },
  },
});

/** Price of the user's own resting order. */
export const own = style({
  backgroundColor: vars.surface.selected,
  boxShadow: `inset ${vars.space[1]} 0 0 ${vars.text.primary}`,
});

/** The left half of a split book: bars start at the left edge, prices align along the middle. */
export const mirrored = style({
  paddingInlineStart: 0,
  paddingInlineEnd: vars.space[2],
  selectors: {
    '&::before': {
      insetInlineStart: 0,
      insetInlineEnd: 'auto',
      transformOrigin: 'left',
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
      borderStartEndRadius: vars.space[1],
      borderEndEndRadius: vars.space[1],
    },
  },
});

export const bar = styleVariants({
  ask: { selectors: { '&::before': { backgroundColor: vars.chart.depthAsk } } },
  bid: { selectors: { '&::before': { backgroundColor: vars.chart.depthBid } } },
  none: {},
});

const priceBase = style({ position: 'relative', fontWeight: vars.font.weight.medium, whiteSpace: 'nowrap' });

export const price = styleVariants({
  ask: [priceBase, { color: vars.negative.text }],
  bid: [priceBase, { color: vars.positive.text }],
  paused: [priceBase, { color: vars.text.muted }],
});

/** The button contains the price; its touch target is the whole row. */
export const pick = style({
  fontVariantNumeric: 'inherit',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});

export const pickCell = style({ position: 'static' });

export const quantity = style({
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

/** The spread is below the price: next to it neither a long price nor the label fits. */
export const spread = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[2],
  marginBlock: vars.space[1],
  minHeight: vars.size.rowDense,
  borderTop: `${vars.size.hairline} solid ${vars.accent.line}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      top: `calc(-1 * ${vars.space[2]})`,
      width: vars.space[1],
      height: vars.space[3],
      backgroundColor: vars.accent.line,
    },
  },
});

export const last = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });

export const arrow = styleVariants({
  up: { display: 'inline-flex', color: vars.positive.text },
  down: { display: 'inline-flex', color: vars.negative.text },
});

export const gap = style({
  ...typeStyles.micro,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  // The space is reserved while there is no spread, so that the bids do not move.
  minHeight: linesOf('micro'),
});

export const note = style({ ...typeStyles.micro, color: vars.text.secondary, overflowWrap: 'anywhere' });

export const balance = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginTop: vars.space[3],
  ...typeStyles.micro,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const balanceBar = style({
  flex: 1,
  display: 'flex',
  gap: vars.space[2],
  minWidth: 0,
  height: vars.space[2],
  selectors: {
    '&::before': {
      content: '',
      width: `calc(${bids} * 1%)`,
      borderRadius: vars.space[1],
      backgroundColor: vars.positive.fill,
    },
    '&::after': {
      content: '',
      flex: 1,
      borderRadius: vars.space[1],
      backgroundColor: vars.negative.fill,
    },
  },
});

export const side = styleVariants({
  bid: { color: vars.positive.text },
  ask: { color: vars.negative.text },
});
