import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const sample = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[3],
  minHeight: vars.size.iconSm,
  border: `${vars.size.hairline} solid ${vars.border.control}`,
  borderRadius: vars.radius.xs,
  backgroundColor: vars.surface.base,
});

const dot = style({ width: vars.space[3], height: vars.space[3], borderRadius: vars.radius.pill });

export const ink = style([dot, { backgroundColor: vars.text.primary }]);
export const accent = style([dot, { backgroundColor: vars.accent.fill }]);
