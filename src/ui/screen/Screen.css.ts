import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { narrow, onSide, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';
import { size } from '../actions/Button.css.ts';

/** The page is centred in a wide window, with the maximum width of a phone. */
export const screen = style({
  position: 'relative',
  // Background layers stay above the screen's own surface.
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

/** Height of overlays over the page's bottom. */
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
// Focused elements are scrolled between the bars, not below them. A scroll padding of the whole page would treat
// elements in the bars as hidden, and a tap on them would scroll the page.
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

/** Bottom of a screen without bars. */
export const end = style({
  position: 'sticky',
  bottom: 'env(safe-area-inset-bottom)',
  zIndex: vars.z.sticky,
});

/** Overlays the page, so that it causes no layout shift. */
export const over = style({ position: 'absolute', insetInline: 0, bottom: '100%' });

/** Height of the bar that an on-screen keyboard would cover, in px. */
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

// Two buttons stay side by side at any text size: stacked they would cover the content.
globalStyle(`${bar} .${size.md}`, {
  fontSize: `min(${typeStyles.button.fontSize}, 6vw)`,
  paddingInline: vars.space[3],
});
