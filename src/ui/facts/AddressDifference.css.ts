import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const address = style({
  ...typeStyles.body,
  wordBreak: 'break-all',
  textWrap: 'balance',
  color: vars.text.primary,
});

const differing = style({
  fontWeight: vars.font.weight.semibold,
  textDecorationLine: 'underline',
  textDecorationThickness: vars.space[1],
  textUnderlineOffset: vars.space[2],
  boxDecorationBreak: 'clone',
});

/** Shown by weight and underline as well as by colour. */
export const middle = styleVariants({
  own: [differing, { backgroundColor: vars.danger.tint, textDecorationColor: vars.danger.icon }],
  other: [differing, { backgroundColor: vars.surface.pressed, textDecorationColor: vars.border.control }],
});
