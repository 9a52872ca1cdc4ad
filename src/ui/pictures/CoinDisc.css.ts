import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  // Currency signs are outside the text font's first file; the system font avoids loading 160 KB more.
  fontFamily: 'system-ui, sans-serif',
  fontWeight: vars.font.weight.semibold,
  letterSpacing: '-0.025em',
  lineHeight: 1,
  selectors: { '&[data-glyph]::before': { content: 'attr(data-glyph)' } },
});

/** A drawn sign with the height and weight of a font glyph. */
export const sign = style({
  width: '1.25em',
  height: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const size = styleVariants({
  lg: { width: vars.size.button, height: vars.size.button, fontSize: typeStyles.title3.fontSize },
  md: { width: vars.size.coin, height: vars.size.coin, fontSize: typeStyles.button.fontSize },
  sm: { width: vars.size.coinSm, height: vars.size.coinSm, fontSize: typeStyles.caption.fontSize },
});

export const shape = styleVariants({
  round: { borderRadius: vars.radius.pill },
  square: { borderRadius: vars.radius.control, fontSize: typeStyles.label.fontSize },
});

export const colour = styleVariants({
  0: { backgroundColor: vars.surface.pressed, color: vars.text.secondary },
  1: { backgroundColor: vars.data.tint1, color: vars.data.on1 },
  2: { backgroundColor: vars.data.tint2, color: vars.data.on2 },
  3: { backgroundColor: vars.data.tint3, color: vars.data.on3 },
  4: { backgroundColor: vars.data.tint4, color: vars.data.on4 },
  5: { backgroundColor: vars.data.tint5, color: vars.data.on5 },
});
