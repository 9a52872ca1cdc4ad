import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const pad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  width: '100%',
});

export const key = style({
  ...typeStyles.title2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.keypadKey,
  borderRadius: vars.radius.control,
  color: vars.text.primary,
  touchAction: 'manipulation',
  selectors: {
    '&:active:not(:disabled)': { backgroundColor: vars.surface.pressed },
    '&:disabled': { color: vars.text.disabled },
  },
});
