import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

const base = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.appbar,
  paddingInline: vars.space[2],
});

export const bar = styleVariants({
  // With the title's own padding it begins where the page's text begins.
  root: [base, { paddingInlineStart: `calc(${vars.size.gutter} - ${vars.space[2]})` }],
  sub: [base],
});

export const title = style({
  flex: 1,
  minWidth: 0,
  paddingInline: vars.space[2],
  overflowWrap: 'break-word',
});

// Large text grows no further than the longest words of a title have room for, as Auszahlungsadressen: the bar stays on
// the page, and a word that breaks in it costs a line of everything below. What is longer is hyphenated.
globalStyle(`${title} h1`, { fontSize: `min(${typeStyles.title3.fontSize}, 7vw)` });
