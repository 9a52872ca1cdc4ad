import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

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

export const content = styleVariants({
  line: {},
  lines: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'flex-start', justifyContent: 'center' },
  row: { flexWrap: 'nowrap', gap: vars.space[4] },
});

// Side by side; stacked where large text needs the width.
const columns = (width: string) => `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`;

export const group = styleVariants({ line: '8.5rem', lines: '6rem', row: '100%' } as const, (width) => ({
  display: 'grid',
  gridTemplateColumns: columns(width),
  gap: vars.space[3],
}));
