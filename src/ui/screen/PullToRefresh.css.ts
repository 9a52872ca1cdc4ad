import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** How far the page has come down with the finger. */
export const distance = createVar();

/** The same for those who do not pull: out of the way until the keyboard reaches it. */
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
  // What is clipped away takes no taps from the content beneath it, yet can still be pressed by name.
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

/** While it updates there is no finger to follow, and the ring stays in sight. */
export const updating = style({
  height: `calc(${vars.size.row} + ${vars.space[3]})`,
  // Room for the button above the ring.
  selectors: { [`${button}:focus-visible + &`]: { height: `calc(2 * ${vars.size.row})` } },
});
