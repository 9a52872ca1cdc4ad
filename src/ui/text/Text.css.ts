import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Large text is limited to the size at which most words of a title fit. */
const titleRoom = { title1: '13vw', title2: '11vw', title3: '8.4vw' };

// A two-line title is balanced. A word longer than the line, such as German words in large text, breaks.
export const variant = styleVariants(typeStyles, (type, name) =>
  Object.hasOwn(titleRoom, name)
    ? {
        ...type,
        fontSize: `min(${type.fontSize}, ${titleRoom[name as keyof typeof titleRoom]})`,
        textWrap: 'balance',
        overflowWrap: 'break-word',
      }
    : type,
);

export const tone = styleVariants(
  {
    primary: vars.text.primary,
    secondary: vars.text.secondary,
    muted: vars.text.muted,
    inverse: vars.text.inverse,
    inverseMuted: vars.text.inverseMuted,
    accent: vars.accent.text,
    positive: vars.positive.text,
    negative: vars.negative.text,
    success: vars.success.text,
    danger: vars.danger.text,
    warning: vars.warning.text,
  },
  (color) => ({ color }),
);

export const weight = styleVariants(vars.font.weight, (fontWeight) => ({ fontWeight }));

export const align = styleVariants(
  { start: 'start', center: 'center', end: 'end' } as const,
  (textAlign) => ({
    textAlign,
  }),
);

/** For figures that change or align in columns; in words it would widen hyphens. */
export const num = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const noWrap = style({ whiteSpace: 'nowrap' });

export const truncate = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
});
