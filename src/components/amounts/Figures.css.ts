import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const list = style({ margin: 0, ...typeStyles.caption });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[1],
});

const nameBase = style({ minWidth: 0 });
const valueBase = style({
  margin: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const name = styleVariants({
  row: [nameBase, { color: vars.text.secondary }],
  total: [nameBase, { color: vars.text.primary, fontWeight: vars.font.weight.semibold }],
});

export const value = styleVariants({
  row: [valueBase, { color: vars.text.primary, fontWeight: vars.font.weight.medium }],
  total: [valueBase, { color: vars.text.primary, fontWeight: vars.font.weight.semibold }],
  warning: [valueBase, { color: vars.warning.text, fontWeight: vars.font.weight.semibold }],
});

export const withAction = style({ display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' });

/** Its target is larger than the line, and takes no more room than its drawing. */
export const action = style({
  marginBlock: `calc((${vars.space[6]} - ${vars.size.touch}) / 2)`,
  marginInline: `calc((${vars.space[6]} - ${vars.size.touch}) / 2)`,
});
