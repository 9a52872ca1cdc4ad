import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { typeStyles } from '../theme/typeStyles.ts';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  // Columns stay where they are, whatever comes in.
  tableLayout: 'fixed',
  ...typeStyles.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const headBase = style({
  paddingBottom: vars.space[1],
  ...typeStyles.micro,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const head = styleVariants({
  price: [headBase, { width: '39%', textAlign: 'start' }],
  quantity: [headBase, { width: '29%', textAlign: 'end', paddingInlineStart: vars.space[2] }],
  time: [headBase, { textAlign: 'end', paddingInlineStart: vars.space[2] }],
});

const cellBase = style({ height: vars.space[7], whiteSpace: 'nowrap' });

export const price = styleVariants({ buy: vars.positive.text, sell: vars.negative.text }, (color) => [
  cellBase,
  { color, fontWeight: vars.font.weight.medium },
]);

export const pricePaused = style([cellBase, { color: vars.text.muted }]);

export const inline = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const quantity = style([cellBase, { textAlign: 'end', paddingInlineStart: vars.space[2] }]);

export const time = style([
  cellBase,
  { textAlign: 'end', paddingInlineStart: vars.space[2], color: vars.text.muted },
]);

/** Stands where the rows will be. */
export const none = style({ paddingBlock: vars.space[5], color: vars.text.muted, textAlign: 'center' });

/** As small as in the design beside its price. */
export const arrow = style({ display: 'inline-flex', fontSize: '0.7em' });
