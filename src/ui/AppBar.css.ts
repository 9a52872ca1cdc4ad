import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.appbar,
  paddingInline: vars.space[2],
});

export const bar = styleVariants({
  root: [base, { paddingInlineStart: vars.size.gutter }],
  sub: [base],
});

export const title = style({
  flex: 1,
  minWidth: 0,
  paddingInline: vars.space[2],
  overflowWrap: 'break-word',
});
