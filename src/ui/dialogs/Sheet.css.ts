import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { visibleArea } from './visibleArea.css.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

/** Drag offset of the sheet. */
export const dragged = createVar();

export const sheet = style([
  visibleArea,
  {
    width: '100%',
    maxWidth: vars.size.max,
    marginInline: 'auto',
    marginTop: 'auto',
    overflow: 'hidden',
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    backgroundColor: vars.surface.sheet,
    color: vars.text.primary,
    boxShadow: vars.elevation.sheet,
    vars: { [dragged]: '0px' },
    transition: `translate ${vars.duration.base} ${vars.easing.enter}`,
    selectors: {
      // Only while dragged: a translated element becomes the containing block of fixed ones, such as toasts.
      '&[data-dragged]': { translate: `0 ${dragged}`, transition: 'none' },
      '&[open]': {
        display: 'flex',
        flexDirection: 'column',
        animation: `${rise} ${vars.duration.base} ${vars.easing.enter}`,
      },
      '&::backdrop': { backgroundColor: vars.overlay.scrim },
    },
  },
]);

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minHeight: 0,
  // With a keyboard or large text, fixed parts may leave no space for a field: then the whole sheet scrolls.
  overflowY: 'auto',
  padding: `${vars.space[3]} ${vars.space[5]} calc(${vars.space[6]} + env(safe-area-inset-bottom))`,
});

/** Handle for dragging the sheet. */
export const grip = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  touchAction: 'none',
});

export const handle = style({
  flex: 'none',
  alignSelf: 'center',
  width: vars.size.sheetHandle,
  height: vars.space[2],
  borderRadius: vars.radius.xs,
  backgroundColor: vars.border.strong,
});

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.size.touch,
  marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
});

export const body = style({
  minHeight: 0,
  overflowY: 'auto',
  marginInline: `calc(-1 * ${vars.space[5]})`,
  paddingInline: vars.space[5],
  selectors: { '&:has(input, textarea)': { minHeight: `calc(2 * ${vars.size.field})` } },
});

export const foot = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  position: 'sticky',
  bottom: 0,
  backgroundColor: vars.surface.sheet,
});
