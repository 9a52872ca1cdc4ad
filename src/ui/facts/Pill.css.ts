import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.xs,
  ...typeStyles.micro,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const pill = styleVariants({
  success: [base, { backgroundColor: vars.success.tint, color: vars.success.text }],
  danger: [base, { backgroundColor: vars.danger.tint, color: vars.danger.text }],
  warning: [base, { backgroundColor: vars.warning.tint, color: vars.warning.text }],
  info: [base, { backgroundColor: vars.info.tint, color: vars.info.text }],
  neutral: [base, { backgroundColor: vars.surface.pressed, color: vars.text.secondary }],
  accent: [base, { backgroundColor: vars.accent.tint, color: vars.accent.text }],
  positive: [base, { backgroundColor: vars.positive.tint, color: vars.positive.text }],
  negative: [base, { backgroundColor: vars.negative.tint, color: vars.negative.text }],
});

export const icon = style({ display: 'inline-flex', fontSize: '1.3em' });

export const sentence = style({ whiteSpace: 'normal' });
