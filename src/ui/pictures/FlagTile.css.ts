import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const tile = style({
  ...typeStyles.micro,
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.coin,
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  // White and black edges of flags would blend with the page.
  boxShadow: `0 0 0 ${vars.size.hairline} ${vars.border.subtle}`,
  backgroundColor: vars.surface.pressed,
  color: vars.text.secondary,
  fontWeight: vars.font.weight.semibold,
  // The letters fill the flag's place, which does not scale with the text either.
  fontSize: `min(${typeStyles.micro.fontSize}, calc(${vars.size.coin} / 3))`,
  lineHeight: 1,
});

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
