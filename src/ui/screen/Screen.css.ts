import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { narrow, onSide, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';
import { size } from '../actions/Button.css.ts';

/** The page stands in the middle of a wide window and never grows beyond a phone's width. */
export const screen = style({
  position: 'relative',
  // What lies behind the content stays above the screen's own surface.
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: vars.size.max,
  minHeight: '100dvh',
  marginInline: 'auto',
  backgroundColor: vars.surface.base,
});

export const top = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.sticky,
  backgroundColor: vars.surface.base,
  paddingTop: 'env(safe-area-inset-top)',
});

/** How much of the page's end lies beneath what is drawn over it. */
export const room = createVar();

/** Like `keyboard`, for room beneath toasts; set at the root. */
export const toastRoom = createVar();

export const body = style({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBottom: `calc(${fallbackVar(room, '0px')} + ${fallbackVar(toastRoom, '0px')})`,
});
// What takes the focus comes to stand between the bars and not beneath them. Not a padding of the whole page: what is
// in the bars themselves would then count as hidden, and a tap on it would scroll the page.
globalStyle(`${body} :is(a, button, input, select, textarea, summary, [tabindex])`, {
  scrollMarginTop: `calc(${vars.size.appbar} + env(safe-area-inset-top) + ${vars.space[3]})`,
  scrollMarginBottom: `calc(${vars.size.tabbar} + env(safe-area-inset-bottom) + ${fallbackVar(toastRoom, '0px')} + ${vars.space[3]})`,
});

export const bottom = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.z.sticky,
  backgroundColor: vars.surface.base,
});

/** The end of a screen without bars. */
export const end = style({
  position: 'sticky',
  bottom: 'env(safe-area-inset-bottom)',
  zIndex: vars.z.sticky,
});

/** Over the page and not in it: when it comes and goes nothing moves. */
export const over = style({ position: 'absolute', insetInline: 0, bottom: '100%' });

/** How much of the bar an on-screen keyboard would cover, in px. */
export const keyboard = createVar();

export const bar = style({
  borderTop: `${vars.size.hairline} solid ${vars.border.subtle}`,
  paddingTop: vars.space[4],
  paddingInline: vars.size.gutter,
  paddingBottom: `calc(${vars.space[6]} + env(safe-area-inset-bottom) + ${fallbackVar(keyboard, '0')} * 1px)`,
  '@media': {
    [narrow]: { paddingInline: vars.size.gutterNarrow },
    [onSide]: {
      paddingTop: vars.space[2],
      paddingBottom: `calc(${vars.space[2]} + env(safe-area-inset-bottom) + ${fallbackVar(keyboard, '0')} * 1px)`,
    },
  },
});

// Two stay side by side however large the text: one above the other they would cover what they are about.
globalStyle(`${bar} .${size.md}`, {
  fontSize: `min(${typeStyles.button.fontSize}, 6vw)`,
  paddingInline: vars.space[3],
});
