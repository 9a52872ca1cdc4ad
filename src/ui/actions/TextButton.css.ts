import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { linesOf, typeStyles } from '../../theme/typeStyles.ts';

const button = style({
  ...typeStyles.label,
  minHeight: vars.size.touch,
  color: vars.text.link,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.xs,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` } },
});

/** The bar's padding is for icons, which have their own padding. */
const buttonInBar = style([
  button,
  {
    // Large text takes a second line instead of the title's space, and is limited to the size of the title.
    fontSize: `min(${typeStyles.label.fontSize}, 5vw)`,
    maxWidth: '36%',
    whiteSpace: 'normal',
    textAlign: 'end',
    marginInlineEnd: `calc(${vars.size.gutter} - ${vars.space[2]})`,
    '@media': { [narrow]: { marginInlineEnd: `calc(${vars.size.gutterNarrow} - ${vars.space[2]})` } },
  },
]);

/** Inside a sentence, without making the line higher. */
const buttonInText = style([
  button,
  {
    font: 'inherit',
    fontWeight: vars.font.weight.semibold,
    marginBlock: `calc((${linesOf('caption')} - ${vars.size.touch}) / 2)`,
  },
]);

export const at = { line: button, bar: buttonInBar, text: buttonInText };
