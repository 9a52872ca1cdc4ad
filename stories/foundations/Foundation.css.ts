import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css.ts';
import { typeStyles } from '../../src/theme/typeStyles.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[7],
  minWidth: 0,
  padding: `${vars.space[7]} ${vars.size.gutter}`,
  backgroundColor: vars.surface.base,
});
// The frame of stories is as narrow as a phone.
globalStyle(`div:has(> ${page})`, { maxWidth: 'none', padding: 0 });

export const head = style({ display: 'grid', gap: vars.space[3], maxWidth: '60ch' });
export const scroller = style({ overflowX: 'auto', outlineOffset: `calc(-1 * ${vars.space[1]})` });
export const section = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  columnGap: vars.space[6],
});
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minWidth: 0,
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.size.hairline} solid ${vars.border.subtle}`,
});
/** One theme of a role beside the next. */
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space[3],
});
export const value = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[3],
  minWidth: 0,
});
export const swatch = style({
  alignSelf: 'stretch',
  width: vars.space[8],
  minHeight: vars.size.touch,
  border: `${vars.size.hairline} solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
});
export const stacked = style({ display: 'grid', minWidth: 0 });
export const caption = style({ ...typeStyles.caption, color: vars.text.secondary });

export const table = style({ ...typeStyles.label, width: '100%', borderCollapse: 'collapse' });
const cell = style({
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[3]} 0`,
  textAlign: 'start',
  fontWeight: vars.font.weight.regular,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.border.subtle}`,
});
export const cells = styleVariants({
  head: [cell, { color: vars.text.secondary, whiteSpace: 'nowrap' }],
  text: [cell],
  figure: [cell, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }],
});
export const sort = style({
  minHeight: vars.size.touch,
  minWidth: vars.size.touch,
  textAlign: 'start',
  borderRadius: vars.radius.xs,
});
export const ratio = styleVariants({
  passes: { color: vars.text.primary },
  fails: { color: vars.danger.text, fontWeight: vars.font.weight.semibold },
});
/** A pair as it looks in one theme. */
export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.space[8],
  minHeight: vars.space[7],
  marginInlineEnd: vars.space[3],
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.xs,
  textAlign: 'center',
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});
export const search = style({ flex: '1 1 16rem', maxWidth: '24rem' });

export const variants = style({ display: 'grid', gap: vars.space[7] });
export const scripts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space[5],
});
export const sampleText = style({ overflowWrap: 'anywhere' });

export const measures = style({ display: 'grid', gap: vars.space[3] });
export const measure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 14rem) minmax(4rem, 6rem) 1fr',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { 'screen and (max-width: 480px)': { gridTemplateColumns: '1fr auto' } },
});
export const wide = style({ '@media': { 'screen and (max-width: 480px)': { gridColumn: '1 / -1' } } });
export const bar = style({ height: vars.space[5], maxWidth: '100%', backgroundColor: vars.accent.line });
export const corner = style({
  width: '6rem',
  height: vars.size.keypadKey,
  border: `${vars.space[1]} solid ${vars.accent.line}`,
  backgroundColor: vars.surface.raised,
});
export const shadow = style({
  width: '12rem',
  height: vars.size.keypadKey,
  margin: vars.space[6],
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sheet,
});
export const layer = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  backgroundColor: vars.surface.raised,
  border: `${vars.size.hairline} solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
});

export const rail = style({
  position: 'relative',
  height: vars.space[6],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.border.strong}`,
});
export const runner = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: vars.space[5],
  height: vars.space[5],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.accent.line,
  transitionProperty: 'inset-inline-start',
});
export const runnerAtEnd = style({ insetInlineStart: `calc(100% - ${vars.space[5]})` });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space[4],
});
export const tile = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2], minWidth: 0 });
export const drawings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space[6],
});
const drawingFrame = style({ position: 'relative', isolation: 'isolate', overflow: 'hidden' });
export const drawing = styleVariants({
  plain: [drawingFrame],
  hero: [drawingFrame, { height: '18rem' }],
  header: [drawingFrame, { height: '8rem' }],
  banner: [drawingFrame, { height: '5rem', backgroundColor: vars.surface.inverse }],
});
