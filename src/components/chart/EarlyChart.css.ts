import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { earlyWidth } from './drawing/earlyPaths.ts';

/**
 * Stretched to the plot, and never narrower than its slots may be: of a narrower plot it leaves out the oldest candles,
 * as the chart will.
 */
export const drawing = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: `max(100%, calc(${earlyWidth} * 1px))`,
  height: '100%',
  pointerEvents: 'none',
});

// Lines are as thick as the chart's, however far they are stretched.
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
