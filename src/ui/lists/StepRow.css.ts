import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  paddingInline: vars.size.gutter,
  borderTop: `${vars.size.hairline} solid ${vars.border.subtle}`,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

export const title = style({ ...typeStyles.bodyStrong });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[4],
});

export const caption = style({ ...typeStyles.caption, minWidth: 0, color: vars.text.secondary });

const statusBase = style({
  ...typeStyles.caption,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const status = styleVariants({
  plain: [statusBase, { color: vars.text.secondary }],
  success: [statusBase, { color: vars.success.text, fontWeight: vars.font.weight.semibold }],
  danger: [statusBase, { color: vars.danger.text, fontWeight: vars.font.weight.semibold }],
});
