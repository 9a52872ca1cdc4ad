import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

const base = style({
  // Text balancing works only in block elements.
  display: 'block',
  color: vars.text.primary,
  // Breaks at characters: an address has no words.
  wordBreak: 'break-all',
  // Balanced lines: a single last character is easily overlooked.
  textWrap: 'balance',
  userSelect: 'all',
});

export const address = styleVariants({ body: [base, typeStyles.body], label: [base, typeStyles.label] });

export const end = style({ color: vars.accent.text, fontWeight: vars.font.weight.semibold });

export const short = style({ whiteSpace: 'nowrap' });
