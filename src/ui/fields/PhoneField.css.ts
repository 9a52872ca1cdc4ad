import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const country = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  // A divider separates the two parts of the number.
  paddingInlineEnd: vars.space[3],
  borderInlineEnd: `${vars.size.hairline} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.xs,
  color: vars.text.primary,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textDecoration: 'none',
});

export const chevron = style({ display: 'grid', color: vars.text.secondary });

export const number = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
