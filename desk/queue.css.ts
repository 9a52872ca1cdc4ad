import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../src/theme/theme.css.ts';

const edge = `${vars.size.hairline} solid ${vars.border.subtle}`;

export const queue = style({
  minHeight: 0,
  overflowY: 'auto',
  borderInlineEnd: edge,
});
globalStyle(`${queue} > :focus-visible`, { outlineOffset: `calc(-1 * ${vars.space[1]})` });

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[4]}`,
  borderBottom: edge,
});

const rowBase = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  width: '100%',
  minHeight: vars.size.row,
  justifyContent: 'center',
  paddingInline: `calc(${vars.space[5]} - ${vars.space[1]}) ${vars.space[5]}`,
  paddingBlock: vars.space[3],
  borderBottom: edge,
  borderInlineStart: `${vars.space[1]} solid transparent`,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` } },
});

export const row = styleVariants({
  other: [rowBase, { selectors: { '&:hover': { backgroundColor: vars.surface.pressed } } }],
  current: [rowBase, { backgroundColor: vars.accent.tint, borderInlineStartColor: vars.accent.line }],
});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minWidth: 0,
});

export const notice = style({ padding: vars.space[4] });

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[5],
});
