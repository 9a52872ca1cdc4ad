import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { typeStyles } from '../theme/typeStyles.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[5],
});

export const cells = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  gap: `min(${vars.space[4]}, 2vw)`,
  width: '100%',
});

/** Over the cells, which draw what it holds; it takes the focus, a real keyboard and a screen reader. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  // The cell that is next has the ring.
  selectors: { '&:focus-visible': { outline: 'none' }, '&::selection': { backgroundColor: 'transparent' } },
});

const cellBase = style({
  flex: '0 1 auto',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: `calc(${vars.size.touch} + ${vars.space[3]})`,
  border: `${vars.size.hairline} solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
});

const edge = (colour: string) => ({
  borderColor: colour,
  boxShadow: `0 0 0 ${vars.size.hairline} ${colour}`,
});

export const cell = styleVariants({
  normal: [cellBase],
  current: [cellBase, { selectors: { [`${input}:focus ~ &`]: edge(vars.focus.ring) } }],
  invalid: [cellBase, edge(vars.danger.icon)],
});

export const dot = style({
  width: vars.space[3],
  height: vars.space[3],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.text.primary,
});

export const error = style({ ...typeStyles.label, color: vars.danger.text, textAlign: 'center' });

export const pad = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  width: '100%',
});

export const key = style({
  ...typeStyles.title2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.keypadKey,
  borderRadius: vars.radius.control,
  color: vars.text.primary,
  touchAction: 'manipulation',
  selectors: {
    '&:active:not(:disabled)': { backgroundColor: vars.surface.pressed },
    '&:disabled': { color: vars.text.disabled },
  },
});
