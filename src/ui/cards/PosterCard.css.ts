import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const card = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.inverse,
  color: vars.text.inverse,
});

/** Decoration at the end of the card, behind most of its text. */
export const globe = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: `calc(-3 * ${vars.size.touch})`,
  insetInlineStart: 0,
  height: `calc(4 * ${vars.size.touch})`,
});

export const brand = style({ position: 'relative' });
globalStyle(`${card} ${brand} > *`, { color: 'inherit' });

export const slogan = style({
  ...typeStyles.title2,
  position: 'relative',
  maxWidth: '14em',
  margin: 0,
});

export const foot = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const label = style({ ...typeStyles.caption, color: vars.text.inverseMuted });

export const code = style({ ...typeStyles.title2, overflowWrap: 'anywhere' });

export const qr = style({
  flex: 'none',
  width: `calc(2 * ${vars.size.touch})`,
  borderRadius: vars.radius.xs,
  overflow: 'hidden',
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
});
