import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[5], minWidth: 0 });

export const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: `calc(${vars.size.row} + ${vars.space[2]})`,
  height: `calc(${vars.size.row} + ${vars.space[2]})`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.data.tint1,
  color: vars.data.on1,
  ...typeStyles.title2,
  // Drawn by CSS: the name beside it has the same content.
  selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
