import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { tight } from './MarketColumns.css.ts';

const base = style({ display: 'block', overflow: 'visible' });

export const line = styleVariants({
  /** Visibility depends on the width of the rows: on a narrow phone, or with large text, the figures need the space. */
  row: [
    base,
    {
      width: vars.space[10],
      height: vars.space[7],
      '@container': {
        [tight]: { width: vars.space[9] },
        '(max-width: 23rem)': { width: vars.space[8] },
        '(max-width: 22.4rem)': { display: 'none' },
      },
    },
  ],
  /** Same height as its placeholder. */
  page: [base, { width: '100%', height: `calc(3 * ${vars.space[9]})` }],
});

export const start = style({ stroke: vars.border.strong });

export const tone = styleVariants(
  { up: vars.chart.up, down: vars.chart.down, flat: vars.text.muted },
  (stroke) => ({ stroke }),
);
