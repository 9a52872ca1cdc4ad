import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

const base = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  ...typeStyles.label,
  // Large text is limited to the size at which the longest words fit, such as Auszahlungsadresse.
  fontSize: `min(${typeStyles.label.fontSize}, 7vw)`,
  fontWeight: vars.font.weight.regular,
  color: vars.text.primary,
});

export const notice = styleVariants({
  info: [base, { backgroundColor: vars.info.tint }],
  warning: [base, { backgroundColor: vars.warning.tint }],
  danger: [base, { backgroundColor: vars.danger.tint }],
  success: [base, { backgroundColor: vars.success.tint }],
  neutral: [base, { backgroundColor: vars.surface.sunken }],
});

const iconBase = style({ flex: 'none' });

export const icon = styleVariants({
  info: [iconBase, { color: vars.info.icon }],
  warning: [iconBase, { color: vars.warning.icon }],
  danger: [iconBase, { color: vars.danger.icon }],
  success: [iconBase, { color: vars.success.icon }],
  neutral: [iconBase, { color: vars.text.muted }],
});

export const text = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
});

export const lead = style({ fontWeight: vars.font.weight.semibold });
