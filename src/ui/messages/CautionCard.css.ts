import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.warning.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
});

export const head = style({ display: 'flex', gap: vars.space[3] });

export const icon = style({ flex: 'none', color: vars.warning.icon });

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
});

export const title = style({ ...typeStyles.bodyStrong, color: vars.text.primary });

export const text = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.regular,
  color: vars.text.secondary,
});
