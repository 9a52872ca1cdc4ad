import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** As many ticks per line as fit. */
export const ticks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5em, 1fr))',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...typeStyles.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const tick = style({ whiteSpace: 'nowrap' });

export const dropped = style({ color: vars.text.muted });
