import { createVar, style } from '@vanilla-extract/css';
import { ownColours } from '../../theme/ownColours.ts';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const left = createVar();
export const top = createVar();

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
});

/** Prices at its end, times below it. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[3],
});

export const plot = style({
  position: 'relative',
  // Scales with the text, so that its labels do not overlap.
  height: '7rem',
});

export const waiting = style([
  plot,
  { borderRadius: vars.radius.card, backgroundColor: vars.skeleton.base, gridColumn: '1 / -1' },
]);

export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
});

export const line = style({ stroke: vars.accent.line });
export const area = style({ fill: vars.chart.area, stroke: 'none' });
export const nowLine = style({ stroke: vars.accent.line });
export const entryLine = style({ stroke: vars.text.primary });
export const band = style({ fill: vars.text.primary, stroke: 'none' });
export const expiryLine = style({ stroke: vars.text.secondary });

const dotSize = vars.space[3];
const dotBase = style({
  position: 'absolute',
  left: `calc(${left} - ${dotSize} / 2)`,
  top: `calc(${top} - ${dotSize} / 2)`,
  width: dotSize,
  height: dotSize,
  borderRadius: '50%',
});
export const lastDot = style([dotBase, { backgroundColor: vars.accent.line }]);
export const entryDot = style([
  dotBase,
  { backgroundColor: vars.surface.base, border: `${vars.size.hairline} solid ${vars.text.primary}` },
]);

/** Width of the longest price. */
export const prices = style({
  ...typeStyles.caption,
  position: 'relative',
  display: 'grid',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const room = style({ gridArea: '1 / 1', visibility: 'hidden', paddingInline: vars.space[2] });
const tag = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: `calc(${top} - 0.6lh)`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.xs,
  whiteSpace: 'nowrap',
});
export const lastTag = style([
  tag,
  { '@media': ownColours, backgroundColor: vars.accent.fill, color: vars.accent.onFill },
]);
export const entryTag = style([tag, { color: vars.text.primary, fontWeight: vars.font.weight.semibold }]);

export const times = style({
  ...typeStyles.micro,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  color: vars.chart.axis,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
