import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const button = style({
  display: 'block',
  width: vars.size.row,
  height: vars.size.row,
  padding: 0,
  border: `${vars.size.hairline} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.sunken,
  overflow: 'hidden',
  cursor: 'pointer',
});

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const whole = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.control,
});
