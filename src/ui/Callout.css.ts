import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const callout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.warning.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.warning.tint,
});

/** Beside the ring, or beneath it where a word has no room. */
export const words = style({
  flex: '1 1 9rem',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
});
