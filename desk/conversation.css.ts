import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/theme.css.ts';

const edge = `${vars.size.hairline} solid ${vars.border.subtle}`;

/** Beside the list; only the messages scroll. */
export const main = style({ minWidth: 0, minHeight: 0, overflow: 'hidden' });

export const talk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minHeight: 0,
  height: '100%',
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `${vars.space[4]} ${vars.space[7]}`,
  borderBottom: edge,
});

/** Reversed, so that it opens and stays at the newest message. */
export const messages = style({
  // Hidden texts of the messages stay within the scrolled area.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[4],
  minHeight: 0,
  margin: 0,
  padding: vars.space[7],
  overflowY: 'auto',
  listStyle: 'none',
});

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[7]} ${vars.space[5]}`,
  borderTop: edge,
});

export const buttons = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[3] });
