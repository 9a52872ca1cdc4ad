import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Height of the sticky area of a page with a bar and a field. */
const topBars = `(${vars.size.appbar} + ${vars.size.field} + ${vars.space[3]} + env(safe-area-inset-top))`;

export const frame = style({ display: 'flex', alignItems: 'flex-start' });

export const content = style({ flex: '1 1 0', minWidth: 0 });

export const group = style({ scrollMarginTop: `calc${topBars}` });

/** Sticky beside the list; on a low page the letters share its height. */
export const rail = style({
  position: 'sticky',
  top: `calc(${topBars} + ${vars.space[3]})`,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: vars.space[7],
  maxHeight: `calc(100dvh - ${topBars} - ${vars.space[5]})`,
  touchAction: 'none',
});

export const letter = style({
  ...typeStyles.micro,
  flex: '0 1 1.625rem',
  minHeight: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  color: vars.text.link,
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` } },
});
