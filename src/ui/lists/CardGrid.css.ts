import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const grid = style({
  display: 'grid',
  // Two per row; one where large text needs the space.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(40%, 7.5rem), 1fr))',
  gap: vars.space[3],
  paddingInline: vars.size.gutter,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  height: '100%',
  padding: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
  textDecoration: 'none',
  color: vars.text.primary,
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '&:active': { backgroundColor: vars.surface.pressed } },
});

export const icon = style({ color: vars.accent.text });

export const name = style({ ...typeStyles.bodyStrong, overflowWrap: 'anywhere', hyphens: 'auto' });

export const detail = style({ ...typeStyles.caption, color: vars.text.muted, overflowWrap: 'anywhere' });
