import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Its width, in the user's text size, determines whether three columns fit. */
export const room = style({ containerType: 'inline-size' });

/** Below this width a price, a quantity and a time would touch: the time moves to a separate line. */
const tight = '(max-width: 17rem)';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  // Columns keep their position, regardless of content.
  tableLayout: 'fixed',
  ...typeStyles.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [tight]: { display: 'block' } },
});

/** Header and rows. */
export const group = style({ '@container': { [tight]: { display: 'block' } } });

export const row = style({
  '@container': {
    [tight]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space[3],
      paddingBlock: vars.space[1],
    },
  },
});

/** In the two-line layout the time is below the quantity. */
const second = { '@container': { [tight]: { gridColumn: 2 } } };

const headBase = style({
  paddingBottom: vars.space[1],
  ...typeStyles.micro,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const head = styleVariants({
  price: [headBase, { width: '39%', textAlign: 'start', '@container': { [tight]: { width: 'auto' } } }],
  quantity: [
    headBase,
    {
      width: '29%',
      textAlign: 'end',
      paddingInlineStart: vars.space[2],
      '@container': { [tight]: { width: 'auto' } },
    },
  ],
  time: [headBase, { textAlign: 'end', paddingInlineStart: vars.space[2], ...second }],
});

const cellBase = style({
  height: vars.space[7],
  whiteSpace: 'nowrap',
  '@container': { [tight]: { height: 'auto' } },
});

export const price = styleVariants({ buy: vars.positive.text, sell: vars.negative.text }, (color) => [
  cellBase,
  { color, fontWeight: vars.font.weight.medium },
]);

export const pricePaused = style([cellBase, { color: vars.text.muted }]);

export const inline = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const quantity = style([cellBase, { textAlign: 'end', paddingInlineStart: vars.space[2] }]);

export const time = style([
  cellBase,
  { textAlign: 'end', paddingInlineStart: vars.space[2], color: vars.text.muted, ...second },
]);

/** Same position as the rows. */
export const none = style({ paddingBlock: vars.space[5], color: vars.text.muted, textAlign: 'center' });

/** Smaller than its price, as in the design. */
export const arrow = style({ display: 'inline-flex', fontSize: '0.7em' });
