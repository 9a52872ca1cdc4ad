import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { typeStyles } from '../theme/typeStyles.ts';

export const address = style({
  ...typeStyles.body,
  color: vars.text.primary,
  // By the character: an address has no words.
  wordBreak: 'break-all',
  // Lines of one length: nobody overlooks a last character that stands alone.
  textWrap: 'balance',
  userSelect: 'all',
});

export const end = style({ color: vars.accent.text, fontWeight: vars.font.weight.semibold });
