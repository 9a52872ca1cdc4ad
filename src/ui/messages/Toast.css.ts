import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';
import { bottom as bar, over } from '../screen/Screen.css.ts';
import { action as stickyAction } from '../screen/StickyAction.css.ts';

/** Clears both the tab bar and the taller bar that holds a page's main button. */
const aboveBars = `calc(${vars.size.tabbar} + ${vars.space[8]} + env(safe-area-inset-bottom))`;

/** Where no bar stands, it keeps to the very end and off what is being filled in. */
const atEnd = `calc(${vars.space[5]} + env(safe-area-inset-bottom))`;

/** How high the bars of the page stood when the newest toast came: some hold more than a button. */
export const barsHeight = createVar();

const measuredBars = `calc(${fallbackVar(barsHeight, '0px')} + ${vars.space[3]})`;

const regionBase = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  left: '50%',
  transform: 'translateX(-50%)',
  width: `min(100%, ${vars.size.max})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingInline: vars.size.gutter,
  // Between and beside the toasts the page stays in reach.
  pointerEvents: 'none',
});

export const region = style([
  regionBase,
  {
    bottom: atEnd,
    selectors: {
      // The lower end belongs to a button there that stays above the keyboard: no scrolling would bring it out.
      [`:root:has(.${stickyAction}) &`]: {
        bottom: 'auto',
        top: `calc(${vars.size.appbar} + env(safe-area-inset-top) + ${vars.space[3]})`,
      },
      [`:root:has(.${bar}):not(:has(.${stickyAction})) &`]: { bottom: `max(${aboveBars}, ${measuredBars})` },
      [`:root:has(.${over}):not(:has(.${stickyAction})) &`]: {
        bottom: `max(${aboveBars} + ${vars.size.touch}, ${measuredBars})`,
      },
    },
  },
]);

/** A dialog has its buttons at the lower end, and above it the page is out of reach anyway. */
export const regionInDialog = style([
  regionBase,
  { top: `calc(${vars.space[5]} + env(safe-area-inset-top))` },
]);

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[3]})` } });

export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  // A long text keeps most of the width; the buttons then stand below it.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: vars.space[4],
  minHeight: vars.size.touch,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.inverse,
  color: vars.text.inverse,
  boxShadow: vars.elevation.pop,
  ...typeStyles.body,
  animation: `${enter} ${vars.duration.base} ${vars.easing.enter}`,
  // In the dark theme the inverse surface is near the page's; the edge sets it apart, and lies on it to move no word.
  selectors: {
    '[data-theme=dark] &': {
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.border.strong}, ${vars.elevation.pop}`,
    },
  },
});

export const icon = style({ flex: 'none' });

export const text = style({
  flex: '1 1 55%',
  minWidth: 0,
  paddingBlock: vars.space[4],
  overflowWrap: 'break-word',
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
  // A link does not stand in the middle of its height by itself.
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
