import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { linesOf, typeStyles } from '../../theme/typeStyles.ts';

/** Position of a tick, from 0 to 1; for a span its first end. */
export const at = createVar();
/** Length of a span, from 0 to 1. */
export const length = createVar();
/** Left edge of a label, in px. */
export const left = createVar();

// In rem, like the labels: larger text needs more space.
const labelHeight = `calc(${linesOf('micro')} + ${vars.space[2]})`;
const tickHeight = vars.space[5];

export const range = style({ position: 'relative' });

/** Space for rows of labels above or below the line. */
export const rows = styleVariants({
  below: { paddingBottom: labelHeight },
  above: { paddingBlock: labelHeight },
  lowest: { paddingTop: labelHeight, paddingBottom: `calc(2 * ${labelHeight})` },
});

export const scale = style({ position: 'relative', height: tickHeight });

export const track = style({
  position: 'absolute',
  insetInline: 0,
  top: '50%',
  height: vars.size.hairline,
  backgroundColor: vars.border.strong,
});

const spanBase = style({
  position: 'absolute',
  top: '50%',
  insetInlineStart: `calc(${at} * 100%)`,
  width: `calc(${length} * 100%)`,
  height: vars.space[2],
  transform: 'translateY(-50%)',
});

export const span = styleVariants({
  gain: [spanBase, { backgroundColor: vars.positive.fill }],
  loss: [spanBase, { backgroundColor: vars.negative.fill }],
  warning: [spanBase, { backgroundColor: vars.warning.text }],
  accent: [spanBase, { backgroundColor: vars.accent.line }],
});

const tickBase = style({
  position: 'absolute',
  insetInlineStart: `calc(${at} * 100%)`,
  width: vars.space[1],
  height: '100%',
  transform: 'translateX(-50%)',
});

export const tick = styleVariants({
  danger: [tickBase, { backgroundColor: vars.danger.text }],
  plain: [tickBase, { backgroundColor: vars.text.primary }],
  accent: [tickBase, { backgroundColor: vars.accent.line }],
  muted: [tickBase, { width: vars.size.hairline, backgroundColor: vars.border.strong }],
});

/** A position without a label, lower than a tick. */
export const mark = style({
  position: 'absolute',
  insetInlineStart: `calc(${at} * 100%)`,
  top: '25%',
  width: vars.size.hairline,
  height: '50%',
  backgroundColor: vars.border.strong,
});

const labelBase = style({
  ...typeStyles.micro,
  position: 'absolute',
  insetInlineStart: left,
  whiteSpace: 'nowrap',
  // Hidden until its position is known.
  visibility: 'hidden',
});

export const label = styleVariants({
  danger: [labelBase, { color: vars.danger.text }],
  plain: [labelBase, { color: vars.text.primary }],
  accent: [labelBase, { color: vars.accent.text }],
  muted: [labelBase, { color: vars.text.muted, fontWeight: vars.font.weight.regular }],
});

export const row = styleVariants({
  below: { visibility: 'visible', top: '100%', marginTop: vars.space[1] },
  above: { visibility: 'visible', bottom: '100%', marginBottom: vars.space[1] },
  lowest: { visibility: 'visible', top: `calc(100% + ${labelHeight})` },
});
