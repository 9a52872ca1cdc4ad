import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const figure = style({ margin: 0, containerType: 'inline-size' });

/** Below this width, in the user's text size, three prices do not fit side by side. */
const tight = '(max-width: 13rem)';

/** Constant height, with or without a book. */
const plotHeight = `calc(${vars.space[10]} + ${vars.space[5]})`;

export const plot = style({
  display: 'block',
  width: '100%',
  height: plotHeight,
  borderBottom: `${vars.size.hairline} solid ${vars.border.strong}`,
});

export const nothing = style({
  display: 'grid',
  placeItems: 'center',
  height: plotHeight,
  borderBottom: `${vars.size.hairline} solid ${vars.border.subtle}`,
  ...typeStyles.caption,
  color: vars.text.muted,
  textAlign: 'center',
});

const area = style({ stroke: 'none' });

export const areas = styleVariants({
  bid: [area, { fill: vars.chart.depthBid }],
  ask: [area, { fill: vars.chart.depthAsk }],
  paused: [area, { fill: vars.surface.pressed }],
});

const edge = style({
  fill: 'none',
  strokeWidth: vars.size.stroke,
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
});

export const edges = styleVariants({
  bid: [edge, { stroke: vars.chart.up }],
  ask: [edge, { stroke: vars.chart.down }],
  paused: [edge, { stroke: vars.text.muted }],
});

export const meridian = style([edge, { stroke: vars.chart.meridian }]);

export const ends = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  columnGap: vars.space[3],
  paddingTop: vars.space[1],
  minHeight: `calc(${typeStyles.micro.fontSize} + ${vars.space[3]})`,
  ...typeStyles.micro,
  color: vars.chart.axis,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@container': { [tight]: { gridTemplateColumns: '1fr 1fr', minHeight: `calc(2lh + ${vars.space[1]})` } },
});

/** Centred below its line; the ends wrap below it if they need the width. */
export const middle = style({
  textAlign: 'center',
  '@container': { [tight]: { gridColumn: '1 / -1', gridRow: 1 } },
});

export const last = style({ textAlign: 'end' });
