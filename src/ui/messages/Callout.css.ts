import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const base = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

const card = style({
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.size.hairline} ${vars.warning.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.warning.tint,
});

export const callout = styleVariants({
  neutral: [base, card, { borderColor: 'transparent', backgroundColor: vars.surface.pressed }],
  plain: [base, { gap: vars.space[5] }],
  warning: [base, card, { borderStyle: 'solid' }],
  dashed: [base, card, { borderStyle: 'dashed' }],
});

/** Beside the ring, or below it where a word does not fit. */
export const words = style({
  flex: '1 1 9rem',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
