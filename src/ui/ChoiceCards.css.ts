import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.size.button,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `${vars.size.hairline} solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${vars.space[1]} solid ${vars.focus.ring}`,
      outlineOffset: vars.space[1],
    },
  },
});

export const card = styleVariants({
  other: [base],
  chosen: [
    base,
    {
      borderColor: vars.accent.line,
      backgroundColor: vars.accent.tint,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.accent.line}`,
    },
  ],
});

export const group = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] });
