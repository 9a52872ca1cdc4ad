import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';
import * as field from './Field.css.ts';

export const frame = style({ position: 'relative', display: 'flex', flex: '1 1 0', minWidth: 0 });

const text = {
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: 'normal',
  wordSpacing: vars.space[2],
  // The IBANs of most countries have room without it.
  '@media': { [narrow]: { wordSpacing: 'normal' } },
} as const;

export const input = style([field.input, { ...text, position: 'relative', textOverflow: 'clip' }]);

/** Under the input, and like it to the pixel: it draws what an input cannot, a mark at one group. */
export const mirror = style({
  ...text,
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  whiteSpace: 'pre',
  color: 'transparent',
  fontSize: typeStyles.button.fontSize,
  lineHeight: vars.size.touch,
});

export const group = styleVariants({
  right: {},
  wrong: {
    // Wider than its signs without moving the next one.
    marginInline: `calc(-1 * ${vars.space[2]})`,
    padding: vars.space[2],
    borderStartStartRadius: vars.radius.xs,
    borderStartEndRadius: vars.radius.xs,
    backgroundColor: vars.danger.tint,
    boxShadow: `0 ${vars.space[1]} 0 ${vars.danger.icon}`,
  },
});
