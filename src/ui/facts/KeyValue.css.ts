import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const list = style({ margin: 0 });

export const frame = styleVariants({
  line: {
    borderTop: `${vars.size.hairline} solid ${vars.border.subtle}`,
    paddingTop: vars.space[3],
  },
  panel: {
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.control,
    backgroundColor: vars.surface.sunken,
  },
});

const rowBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[5],
  paddingBlock: `calc(${vars.space[2]} + ${vars.space[1]})`,
});

export const row = styleVariants({
  row: [rowBase, typeStyles.label],
  big: [rowBase, typeStyles.body],
  total: [rowBase, typeStyles.body],
});

// A label breaks between words; where its longest word does not fit beside the value, the value wraps below.
const labelBase = style({ flex: '1 1 0', minWidth: 'min-content' });

export const label = styleVariants({
  row: [labelBase, { fontWeight: vars.font.weight.regular, color: vars.text.secondary }],
  big: [labelBase, { color: vars.text.secondary }],
  total: [labelBase, { color: vars.text.primary, fontWeight: vars.font.weight.semibold }],
});

const valueBase = style({
  // A figure does not wrap; only a text as long as an address does.
  flex: 'none',
  maxWidth: '70%',
  minWidth: 'min-content',
  margin: 0,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'end',
  color: vars.text.primary,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const value = styleVariants({
  row: [valueBase],
  big: [valueBase],
  total: [valueBase, { fontWeight: vars.font.weight.semibold }],
});
