import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css.ts';
import { tight } from '../desk.css.ts';

/** Order and conversation side by side; below each other in a narrow window. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)',
  minHeight: 0,
  '@media': { [tight]: { display: 'block', overflowY: 'auto' } },
});

export const events = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const event = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.space[1]} solid ${vars.border.subtle}`,
});

export const picture = style({
  maxWidth: 'min(100%, 24rem)',
  maxHeight: '24rem',
  objectFit: 'contain',
  objectPosition: 'left',
  borderRadius: vars.radius.control,
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  maxWidth: '32rem',
});

/** Fields of an offer side by side. */
export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: vars.space[4],
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlockEnd: vars.space[6],
  borderBottom: `${vars.size.hairline} solid ${vars.border.subtle}`,
});
globalStyle(`${card} + ${card}`, { paddingBlockStart: vars.space[6] });
