import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { reason } from '../actions/Button.css.ts';
import { inHand } from '../fields/FieldMessages.css.ts';
import { bottom as bar } from './Screen.css.ts';

export const keyboard = createVar();
/** Height of the page's bottom bars. */
const bars = createVar();

const inReach = {
  position: 'sticky',
  bottom: `max(${keyboard} * 1px, ${bars})`,
  zIndex: vars.z.sticky,
  // Extends over the content above and below it without moving it.
  paddingBlock: vars.space[3],
  marginBlock: `calc(-1 * ${vars.space[3]})`,
} as const;

/**
 * While a field of the form has the focus, its button stays above the on-screen keyboard, and above the page's bars
 * where they are visible. Otherwise it is in its place.
 */
export const action = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  vars: { [keyboard]: '0', [bars]: '0px' },
  backgroundColor: vars.surface.base,
  selectors: {
    [`:root:has(.${bar}) &`]: { vars: { [bars]: `calc(${vars.size.tabbar} + env(safe-area-inset-bottom))` } },
    [`${inHand} &`]: inReach,
    // A press on the button takes the focus from the field: without this rule the button would move away from the
    // finger.
    '&:focus-within': inReach,
    '&:active': inReach,
  },
});

// Below the button it would push it over the focused field, so it is shown in place of messages meanwhile.
globalStyle(`${inHand} .${action} .${reason}`, { display: 'none' });

// The focused input stays visible above it.
globalStyle(`form:has(.${action}) :is(input, [tabindex])`, {
  scrollMarginBottom: `calc(${vars.size.tabbar} + 4 * ${vars.size.button} + env(safe-area-inset-bottom))`,
});
