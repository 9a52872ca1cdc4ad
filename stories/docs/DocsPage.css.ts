import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css.ts';
import { typeStyles } from '../../src/theme/typeStyles.ts';

export const part = style({
  ...typeStyles.body,
  fontFamily: vars.font.family.text,
  color: vars.text.primary,
  backgroundColor: vars.surface.base,
  borderRadius: vars.radius.card,
  padding: vars.space[6],
  marginBlock: vars.space[6],
});
export const heading = style({ ...typeStyles.title3, marginBlockEnd: vars.space[4] });
export const words = style({ maxWidth: '60ch' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  gap: vars.space[5],
  marginBlockStart: vars.space[5],
});
const adviceBlock = style({ borderBlockStart: `${vars.space[1]} solid`, paddingBlockStart: vars.space[3] });
export const advice = styleVariants({
  do: [adviceBlock, { borderColor: vars.success.icon }],
  dont: [adviceBlock, { borderColor: vars.danger.icon }],
});
export const adviceTitle = styleVariants({
  do: { ...typeStyles.bodyStrong, color: vars.success.text },
  dont: { ...typeStyles.bodyStrong, color: vars.danger.text },
});
export const lines = style({ display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[3] });

export const scroller = style({ overflowX: 'auto' });
export const table = style({ ...typeStyles.label, borderCollapse: 'collapse', width: '100%' });
const cell = style({
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `${vars.size.hairline} solid ${vars.border.subtle}`,
});
export const head = style([cell, { color: vars.text.secondary, fontWeight: vars.font.weight.regular }]);
export const data = style([cell, { fontWeight: vars.font.weight.regular, overflowWrap: 'anywhere' }]);
export const figure = style([cell, { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }]);

export const tokens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  columnGap: vars.space[5],
});
export const token = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
export const swatch = style({
  flex: 'none',
  width: vars.space[6],
  height: vars.space[6],
  border: `${vars.size.hairline} solid ${vars.border.control}`,
  borderRadius: vars.radius.xs,
});
