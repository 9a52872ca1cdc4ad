import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { earlyWidth } from './drawing/earlyPaths.ts';

/**
 * Stretched to the plot, but never below the minimum slot width: a narrower plot omits the oldest candles, as the chart
 * does.
 */
export const drawing = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: `max(100%, calc(${earlyWidth} * 1px))`,
  height: '100%',
  pointerEvents: 'none',
});

// Lines keep the chart's stroke width when stretched.
globalStyle(`${drawing} path`, { vectorEffect: 'non-scaling-stroke' });

/** Same position as the chart's prices. */
export const prices = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[3],
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'currentColor',
  textAnchor: 'end',
  dominantBaseline: 'central',
});
