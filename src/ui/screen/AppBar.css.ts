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
  // Together with the title's padding it aligns with the page's text.
  root: [base, { paddingInlineStart: `calc(${vars.size.gutter} - ${vars.space[2]})` }],
  sub: [base],
});

export const title = style({
  flex: 1,
  minWidth: 0,
  paddingInline: vars.space[2],
  overflowWrap: 'break-word',
});

// Large text is limited to the size at which the longest words of a title fit, such as Auszahlungsadressen: the bar
// stays visible, and each extra line costs space below. Longer words are hyphenated.
globalStyle(`${title} h1`, { fontSize: `min(${typeStyles.title3.fontSize}, 7vw)` });
