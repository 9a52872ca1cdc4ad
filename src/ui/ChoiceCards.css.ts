import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  minHeight: vars.size.appbar,
  padding: `${vars.space[2]} ${vars.space[4]}`,
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
  other: [base, { color: vars.text.muted }],
  chosen: [
    base,
    {
      color: vars.accent.text,
      borderColor: vars.accent.line,
      backgroundColor: vars.accent.tint,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.accent.line}`,
    },
  ],
});

export const group = style({
  display: 'grid',
  // Side by side, and one above the other where large text needs the width.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space[3],
});
