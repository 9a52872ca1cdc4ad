import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sunken,
});

export const drawing = style({
  display: 'block',
  width: '100%',
  fill: 'none',
  stroke: vars.border.strong,
});

export const parallel = style({ stroke: vars.text.muted });
export const meridian = style({ stroke: vars.accent.line, strokeWidth: 2 });
export const point = style({ stroke: vars.accent.line, strokeWidth: 2, fill: vars.surface.base });
export const centre = style({ stroke: 'none', fill: vars.accent.line });

export const label = style({
  position: 'absolute',
  paddingInline: vars.space[2],
  backgroundColor: vars.surface.sunken,
  ...typeStyles.caption,
});

export const latitude = style([label, { left: vars.space[4], bottom: '50%', color: vars.text.secondary }]);
export const longitude = style([
  label,
  { left: '50%', bottom: vars.space[3], marginLeft: vars.space[3], color: vars.accent.text },
]);
