import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { ownColours } from '../../theme/ownColours.ts';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Drag offset of the plot, in pixels. */
export const moved = createVar();
/** Offset from the left and top edges, in pixels: moving elements use transforms and cause no layout shift. */
export const across = createVar();
export const down = createVar();

const figures = style({
  ...typeStyles.micro,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

/** Above the plot: the averages, or the values of a candle, which need two lines on most phones. */
export const head = style([
  figures,
  { position: 'relative', zIndex: 3, flex: 'none', minHeight: `calc(2lh + ${vars.space[3]})` },
]);

export const legend = style([
  figures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    padding: `${vars.space[3]} ${vars.size.gutter} 0`,
    '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
  },
]);

export const average = styleVariants(
  { 5: vars.chart.ma1, 10: vars.chart.ma2, 20: vars.chart.ma3 },
  (color) => ({
    color,
  }),
);

/** Plot and the times below it; the prices take the width they need. */
export const body = style({
  vars: { [moved]: '0' },
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(0, 1fr) auto',
});

export const plot = style({
  ...typeStyles.micro,
  position: 'relative',
  overflow: 'hidden',
  // Vertical drags scroll the page; horizontal ones belong to the chart.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  cursor: 'crosshair',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` } },
});

const layer = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'hidden' });

export const drawing = style([layer, { pointerEvents: 'none' }]);

/** Separate compositing layer: elements that move with each tick do not repaint the rest. */
export const live = style([drawing, { willChange: 'transform' }]);

/** Elements that follow a drag. */
export const moving = style({ transform: `translateX(calc(${moved} * 1px))` });

export const series = style([
  layer,
  moving,
  { overflow: 'visible', pointerEvents: 'none', willChange: 'transform' },
]);

/** One drawing of the library, positioned among the slots. */
export const placed = style({
  position: 'absolute',
  top: `calc(${down} * 1px)`,
  insetInlineStart: 0,
  transform: `translateX(calc(${across} * 1px))`,
});

globalStyle(`${series} .apexcharts-bar-series`, { opacity: 0.75 });
// The library cannot apply transparency to a CSS variable colour.
globalStyle(`${series} .apexcharts-area[stroke=none]`, { opacity: 0.5 });
// The library also draws disabled axes and crosshairs.
globalStyle(`${series} line`, { display: 'none' });

const line = style({ fill: 'none', strokeWidth: vars.size.hairline });

export const grid = style([line, { stroke: vars.chart.grid }]);
export const gap = style([line, { stroke: vars.border.strong, strokeDasharray: '2 3' }]);
export const cross = style([line, { stroke: vars.chart.axis, strokeDasharray: '3 2' }]);

const outline = style({ strokeWidth: 1.1 });

export const candle = styleVariants({
  up: [outline, { stroke: vars.chart.up, fill: vars.surface.base }],
  down: [outline, { stroke: vars.chart.down, fill: vars.chart.down }],
  staleUp: [outline, { stroke: vars.chart.axis, fill: vars.surface.base }],
  staleDown: [outline, { stroke: vars.chart.axis, fill: vars.chart.axis }],
});

export const volume = styleVariants({
  up: { stroke: vars.chart.up, fill: 'none', opacity: 0.75 },
  down: { stroke: vars.chart.down, fill: vars.chart.down, opacity: 0.75 },
  staleUp: { stroke: vars.chart.axis, fill: 'none', opacity: 0.75 },
  staleDown: { stroke: vars.chart.axis, fill: vars.chart.axis, opacity: 0.75 },
});

const mean = style({ fill: 'none', strokeWidth: 1.2 });

export const averageLine = styleVariants(
  { 5: vars.chart.ma1, 10: vars.chart.ma2, 20: vars.chart.ma3 },
  (stroke) => [mean, { stroke }],
);

export const closes = style({ fill: 'none', stroke: vars.chart.meridian, strokeWidth: 1.4 });
export const closesArea = style({ fill: vars.chart.area, opacity: 0.5 });

/** Three on, three off, as in the crosshair. */
const dash = `calc(1.5 * ${vars.space[1]})`;

/**
 * Line of the last price. The line and its tag are moved by transforms, not by layout, so a tick is cheap for the
 * browser.
 */
export const last = styleVariants({ live: vars.chart.meridian, stale: vars.chart.axis }, (colour) => ({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: vars.size.hairline,
  transform: `translateY(calc(${down} * 1px - 50%))`,
  willChange: 'transform',
  pointerEvents: 'none',
  backgroundImage: `repeating-linear-gradient(to right, ${colour} 0 ${dash}, transparent ${dash} calc(2 * ${dash}))`,
  selectors: { '&[data-out]': { visibility: 'hidden' } },
}));

export const axis = style([
  figures,
  {
    position: 'relative',
    color: vars.chart.axis,
    fontWeight: vars.font.weight.regular,
    textAlign: 'end',
    paddingInline: vars.space[3],
  },
]);

/** Sets the column width to its widest price, in the font weight of the tag. */
export const widest = style({ visibility: 'hidden', fontWeight: vars.font.weight.semibold });

export const price = style({
  selectors: { '&[data-covered]': { visibility: 'hidden' } },
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  top: 0,
  transform: `translateY(calc(${down} * 1px - 50%))`,
});

const tagBase = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: `0 ${vars.space[1]}`,
  top: 0,
  transform: `translateY(calc(${down} * 1px - 50%))`,
  willChange: 'transform',
  padding: `${vars.space[1]} calc(${vars.space[3]} - ${vars.space[1]})`,
  borderRadius: vars.space[1],
  fontWeight: vars.font.weight.semibold,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${vars.space[2]})`,
      top: '50%',
      width: vars.space[2],
      height: vars.space[3],
      transform: 'translateY(-50%)',
      clipPath: 'polygon(100% 0, 100% 100%, 0 50%)',
      backgroundColor: 'inherit',
    },
  },
});

/** The last-price tag, on its price line. */
export const tag = styleVariants({
  live: [tagBase, { '@media': ownColours, backgroundColor: vars.accent.fill, color: vars.accent.onFill }],
  stale: [tagBase, { backgroundColor: vars.surface.inverse, color: vars.text.inverseMuted }],
});

export const crossTag = style([
  figures,
  {
    position: 'absolute',
    zIndex: 2,
    insetInline: `0 ${vars.space[1]}`,
    // Near the edge the tag is not clipped.
    top: 0,
    transform: `translateY(calc(max(0.75lh, ${down} * 1px) - 50%))`,
    padding: `${vars.space[1]} calc(${vars.space[3]} - ${vars.space[1]})`,
    borderRadius: vars.space[1],
    backgroundColor: vars.surface.inverse,
    color: vars.text.inverse,
  },
]);

export const times = style([
  figures,
  {
    position: 'relative',
    overflow: 'hidden',
    color: vars.chart.axis,
    fontWeight: vars.font.weight.regular,
    minHeight: `calc(1lh + ${vars.space[2]})`,
  },
]);

export const time = style({
  position: 'absolute',
  bottom: 0,
  insetInlineStart: 0,
  transform: `translateX(calc((${across} + ${moved}) * 1px - 50%))`,
});

/** The corner below the prices is empty and holds the zoom and back-to-now buttons. */
export const tools = style({
  position: 'absolute',
  zIndex: 3,
  insetInlineEnd: 0,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyItems: 'end',
  color: vars.text.muted,
});

const tool = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.rowDense,
  height: vars.size.rowDense,
  marginInlineEnd: vars.space[2],
  borderRadius: vars.radius.xs,
  selectors: {
    '&:active': { backgroundColor: vars.surface.pressed },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` },
  },
});

export const zoom = styleVariants({
  out: [
    tool,
    {
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          inset: `calc(-1 * ${vars.space[6]}) 0 0 calc(-1 * ${vars.space[4]})`,
        },
      },
    },
  ],
  in: [
    tool,
    {
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          inset: `calc(-1 * ${vars.space[6]}) calc(-1 * ${vars.space[2]}) 0 0`,
        },
      },
    },
  ],
});

export const toNow = style({
  gridColumn: '1 / -1',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  color: vars.accent.text,
});

export const toNowFace = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space[8],
  height: vars.space[8],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.surface.raised,
  border: `${vars.size.hairline} solid ${vars.border.strong}`,
});

/** Over the oldest candles, while earlier candles load. */
export const earlier = style([
  figures,
  {
    position: 'absolute',
    zIndex: 2,
    insetInlineStart: vars.space[4],
    top: '40%',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.size.rowDense,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.surface.raised,
    border: `${vars.size.hairline} solid ${vars.border.subtle}`,
    color: vars.text.secondary,
  },
]);

export const again = style({
  position: 'relative',
  ...typeStyles.micro,
  fontWeight: vars.font.weight.semibold,
  color: vars.text.link,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: `calc(-1 * ${vars.space[5]}) calc(-1 * ${vars.space[3]})`,
    },
  },
});

/** In place of the legend, and over the free top of the plot where narrow phones need a third line. */
export const readout = style([
  figures,
  {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    minHeight: '100%',
    padding: `${vars.space[3]} ${vars.size.gutter} 0`,
    backgroundColor: vars.surface.base,
    color: vars.text.primary,
    pointerEvents: 'none',
    '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
  },
]);

export const fact = style({ display: 'inline-flex', gap: vars.space[2] });
export const factName = style({ color: vars.text.muted });
export const change = styleVariants({
  up: { color: vars.positive.text },
  down: { color: vars.negative.text },
  flat: { color: vars.text.primary },
});
