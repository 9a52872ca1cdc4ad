import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css.ts';

const small = { fontSize: '13px', lineHeight: '1.45' };

export const link = style({
  color: vars.accent.text,
  ':hover': { textDecoration: 'underline' },
});

export const links = style({ ...small, display: 'flex', flexWrap: 'wrap', gap: vars.space[4], margin: 0 });

export const facts = style({
  ...small,
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  margin: `${vars.space[4]} 0 ${vars.space[8]}`,
  color: vars.text.primary,
});
globalStyle(`${facts} dt`, { color: vars.text.muted });
globalStyle(`${facts} dd`, { margin: 0 });

export const frames = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(216px, 1fr))',
  gap: `${vars.space[8]} ${vars.space[7]}`,
});

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  // Storybook marks a heading that the search has found; it must not be hidden below the top.
  scrollMarginBlockStart: vars.space[7],
});

export const caption = style({});
globalStyle(`${caption} h3`, {
  ...small,
  margin: 0,
  fontWeight: vars.font.weight.semibold,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});
globalStyle(`${caption} h3 em`, {
  display: 'block',
  fontStyle: 'normal',
  fontWeight: vars.font.weight.regular,
  color: vars.text.secondary,
});

export const note = style({ ...small, margin: 0, color: vars.text.muted });

export const calls = style({ marginBlockStart: vars.space[9] });

export const callsTitle = style({
  margin: `0 0 ${vars.space[4]}`,
  fontSize: '20px',
  fontWeight: vars.font.weight.semibold,
  color: vars.text.primary,
});

export const call = style({
  display: 'grid',
  gridTemplateColumns: '176px 1fr 1.4fr 120px 64px',
  alignItems: 'baseline',
  gap: vars.space[5],
  padding: `${vars.space[3]} 0`,
  borderBlockStart: `${vars.size.hairline} solid ${vars.border.subtle}`,
  ...small,
});
globalStyle(`${call} h4`, {
  ...small,
  margin: 0,
  fontWeight: vars.font.weight.semibold,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});

export const address = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '12px',
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
