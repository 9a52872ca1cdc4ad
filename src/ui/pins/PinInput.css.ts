import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `calc(${vars.space[2]} + ${vars.space[1]})`,
  minWidth: 0,
  // Scrolled into view below the page's app bar.
  scrollMarginTop: `calc(${vars.size.appbar} + env(safe-area-inset-top) + ${vars.space[3]})`,
});

export const label = style({ ...typeStyles.label, color: vars.text.secondary });
