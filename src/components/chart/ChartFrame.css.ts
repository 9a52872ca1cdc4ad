import { style, styleVariants } from '@vanilla-extract/css';
import { onSide, vars } from '../../theme/theme.css.ts';

/** The fixed bars of the page, and the periods above the chart. */
const heightBesidesChart = `${vars.size.appbar} + ${vars.size.touch} + ${vars.size.button} + 2 * ${vars.space[2]}`;

const base = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // The drawing keeps its size; the text scales with the user's text size.
  height: `calc(6 * ${vars.size.button} + 3.25rem)`,
  // In landscape a phone shows the whole chart if possible.
  '@media': { [onSide]: { height: `max(13rem, calc(100dvh - (${heightBesidesChart})))` } },
  overflow: 'hidden',
  // Its content has no effect outside, so the browser can skip layout there.
  contain: 'content',
});

export const frame = styleVariants({
  chart: [base],
  message: [base, { alignItems: 'center', justifyContent: 'center' }],
});
