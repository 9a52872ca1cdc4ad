import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const delta = styleVariants({
  up: [base, { color: vars.positive.text }],
  down: [base, { color: vars.negative.text }],
  flat: [base, { color: vars.text.muted }],
});

export const arrow = style({ fontSize: '0.7em' });
