import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Pull offset of the page. */
export const distance = createVar();

/** Keyboard alternative to pulling: hidden until focused. */
export const button = style({
  position: 'absolute',
  zIndex: vars.z.sticky,
  top: vars.space[3],
  left: '50%',
  transform: 'translateX(-50%)',
  minHeight: vars.size.touch,
  paddingInline: vars.space[5],
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.inverse,
  color: vars.text.inverse,
  ...typeStyles.label,
  // A clipped element receives no taps, but stays accessible by name.
  selectors: { '&:not(:focus-visible)': { clipPath: 'inset(50%)' } },
});

export const frame = style({ position: 'relative', overscrollBehaviorY: 'contain' });

export const indicator = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  height: distance,
  overflow: 'hidden',
  ...typeStyles.caption,
  color: vars.text.muted,
});

/** During a refresh the ring stays visible. */
export const updating = style({
  height: `calc(${vars.size.row} + ${vars.space[3]})`,
  // Space for the button above the ring.
  selectors: { [`${button}:focus-visible + &`]: { height: `calc(2 * ${vars.size.row})` } },
});
