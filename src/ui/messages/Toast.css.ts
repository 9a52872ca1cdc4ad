import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Measured position, see keepToastsPlaced. */
export const top = createVar();
export const maxHeight = createVar();
export const overflow = createVar();

export const region = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  // Default before the measurement: below the header.
  top: fallbackVar(top, `calc(${vars.size.appbar} + env(safe-area-inset-top))`),
  maxHeight: fallbackVar(maxHeight, 'none'),
  overflowY: fallbackVar(overflow, 'visible') as 'visible',
  // Safe area insets of the device, for measuring.
  scrollPaddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  left: '50%',
  transform: 'translateX(-50%)',
  width: `min(100%, ${vars.size.max})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingInline: vars.size.gutter,
  // Around the toasts the page stays interactive.
  pointerEvents: 'none',
});

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[3]})` } });

/** Swipe offset of a toast. */
export const swiped = createVar();

export const toast = style({
  pointerEvents: 'auto',
  flex: 'none',
  touchAction: 'pan-y',
  vars: { [swiped]: '0px' },
  translate: `${swiped} 0`,
  transition: `translate ${vars.duration.base} ${vars.easing.enter}`,
  display: 'flex',
  // A long text keeps most of the width; the buttons then wrap below.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: vars.space[4],
  minHeight: vars.size.touch,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.inverse,
  color: vars.text.inverse,
  // Where the inverse surface is close to the page's, the edge separates it without taking layout space.
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.border.inverse}, ${vars.elevation.pop}`,
  ...typeStyles.body,
  animation: `${enter} ${vars.duration.base} ${vars.easing.enter}`,
  selectors: {
    '&[data-swiped]': { transition: 'none' },
  },
});

export const icon = style({ flex: 'none' });

export const text = style({
  flex: '1 1 55%',
  minWidth: 0,
  paddingBlock: vars.space[4],
  overflowWrap: 'break-word',
  // The support link and the close button do not fit beside it: both wrap below.
  selectors: { [`${toast}:has(a) > &`]: { flexBasis: '75%' } },
});

const buttonBase = style({
  flex: 'none',
  minHeight: vars.size.touch,
  color: 'inherit',
  selectors: {
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: `calc(-1 * ${vars.space[2]})` },
  },
});

export const action = style([
  buttonBase,
  // A link is not vertically centred by default.
  {
    display: 'grid',
    alignItems: 'center',
    paddingInline: vars.space[3],
    fontWeight: vars.font.weight.semibold,
    textDecoration: 'underline',
  },
]);

export const close = style([
  buttonBase,
  {
    display: 'grid',
    placeItems: 'center',
    width: vars.size.touch,
    marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
  },
]);
