import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

const base = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  // The tint changes without a transition. A fade would draw sixty frames a second wherever prices move continuously,
  // which is most of the cost of a burst of quotes.
});

export const size = styleVariants({
  inherit: [base],
  headline: [base, typeStyles.title1, { fontWeight: vars.font.weight.semibold }],
  spread: [base, typeStyles.button, { fontWeight: vars.font.weight.semibold }],
});

export const tone = styleVariants(
  {
    inherit: 'inherit',
    primary: vars.text.primary,
    up: vars.positive.text,
    down: vars.negative.text,
    stale: vars.text.muted,
  },
  (color) => ({ color }),
);

// With reduced motion a tick is not tinted: only the text changes.
const moving = 'screen and (prefers-reduced-motion: no-preference)';

export const tint = styleVariants({ up: vars.positive.text, down: vars.negative.text }, (color) => ({
  '@media': { [moving]: { color } },
}));

export const decimals = style({ color: vars.text.muted });
