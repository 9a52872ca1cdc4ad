import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });

/** The line runs from the edge of the first field to the label of the second. */
export const tie = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginTop: `calc(-1 * ${vars.space[3]})`,
  marginInlineStart: vars.space[4],
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.size.hairline} solid ${vars.accent.line}`,
});

export const rate = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  ...typeStyles.label,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const icon = style({ display: 'grid', color: vars.accent.text });
