import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  width: `calc(${vars.size.coin} * 5)`,
  maxWidth: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sunken,
  color: vars.text.muted,
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const whole = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.control,
});

export const words = style({ ...typeStyles.caption, padding: vars.space[4], textAlign: 'center' });
