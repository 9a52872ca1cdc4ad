import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';
import * as field from './Field.css.ts';

export const frame = style({ position: 'relative', display: 'flex', flex: '1 1 0', minWidth: 0 });

const text = {
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: 'normal',
  wordSpacing: vars.space[2],
  // The IBANs of most countries fit without it.
  '@media': { [narrow]: { wordSpacing: 'normal' } },
} as const;

export const input = style([field.input, { ...text, position: 'relative', textOverflow: 'clip' }]);

/** Behind the input with identical metrics: it renders a mark at one group, which an input cannot. */
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
    // Wider than its characters without moving the next group.
    marginInline: `calc(-1 * ${vars.space[2]})`,
    padding: vars.space[2],
    borderStartStartRadius: vars.radius.xs,
    borderStartEndRadius: vars.radius.xs,
    backgroundColor: vars.danger.tint,
    boxShadow: `0 ${vars.space[1]} 0 ${vars.danger.icon}`,
  },
});
