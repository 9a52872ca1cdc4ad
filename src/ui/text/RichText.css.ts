import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const text = style({
  ...typeStyles.reading,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});

const gap = vars.space[4];
const indent = vars.space[6];

globalStyle(`${text} :is(p, ul, ol, blockquote, table)`, { margin: 0, marginBlockStart: gap });
globalStyle(`${text} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${text} :is(h2, h3, h4)`, {
  margin: 0,
  color: vars.text.primary,
  textWrap: 'balance',
  // Scroll targets stop below the sticky bar.
  scrollMarginTop: `calc(${vars.size.appbar} + ${vars.space[4]})`,
});
globalStyle(`${text} h2`, { ...typeStyles.title3, marginBlockStart: vars.space[7] });
globalStyle(`${text} h3`, {
  ...typeStyles.body,
  fontWeight: vars.font.weight.semibold,
  marginBlockStart: vars.space[6],
});
globalStyle(`${text} h4`, {
  ...typeStyles.label,
  fontWeight: vars.font.weight.semibold,
  marginBlockStart: vars.space[5],
});
globalStyle(`${text} :is(h2, h3, h4) + *`, { marginBlockStart: vars.space[2] });

globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: indent });
globalStyle(`${text} ul`, { listStyle: 'disc' });
globalStyle(`${text} ol`, { listStyle: 'decimal' });
globalStyle(`${text} li::marker`, { color: vars.text.muted });
globalStyle(`${text} li + li`, { marginBlockStart: vars.space[3] });
globalStyle(`${text} :is(li, blockquote) > :first-child`, { marginBlockStart: 0 });

globalStyle(`${text} strong`, { fontWeight: vars.font.weight.semibold, color: vars.text.primary });
globalStyle(`${text} em`, { fontStyle: 'italic' });
globalStyle(`${text} code`, {
  paddingInline: vars.space[1],
  borderRadius: vars.radius.xs,
  backgroundColor: vars.surface.sunken,
});
globalStyle(`${text} blockquote`, {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.space[1]} solid ${vars.border.strong}`,
});

globalStyle(`${text} table`, { width: '100%', borderCollapse: 'collapse', ...typeStyles.label });
globalStyle(`${text} :is(th, td)`, {
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  borderBottom: `${vars.size.hairline} solid ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.font.weight.regular,
});
globalStyle(`${text} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${text} th`, { color: vars.text.muted, fontWeight: vars.font.weight.medium });

/** Links inside a sentence are underlined: colour alone does not distinguish them. */
export const link = style({
  color: vars.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
});

export const away = style({ display: 'inline-block', marginInlineStart: vars.space[1] });

export const contents = style({
  marginBlockEnd: vars.space[5],
  borderBlock: `${vars.size.hairline} solid ${vars.border.subtle}`,
});

export const summary = style({
  ...typeStyles.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: vars.size.touch,
  color: vars.text.primary,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const mark = style({
  color: vars.text.muted,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});

globalStyle(`${contents} ul`, { margin: 0, padding: 0, paddingBlockEnd: vars.space[3], listStyle: 'none' });

export const entry = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.regular,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: vars.text.link,
  textDecoration: 'none',
});
