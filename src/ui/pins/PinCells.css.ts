import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const cellsBase = style({ position: 'relative', display: 'flex', justifyContent: 'center', width: '100%' });

export const cells = styleVariants({
  /** Wide spacing for a sheet with only the confirmed command. */
  apart: [cellsBase, { gap: `min(${vars.space[4]}, 2vw)` }],
  /** Same width as other form fields. */
  field: [cellsBase, { gap: `min(${vars.space[3]}, 2vw)` }],
});

/** Covers the cells, which render its value; it receives focus, hardware keyboard and screen reader. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  // The next cell has the focus ring.
  selectors: { '&:focus-visible': { outline: 'none' }, '&::selection': { backgroundColor: 'transparent' } },
});

const edge = (colour: string) => ({
  borderColor: colour,
  boxShadow: `0 0 0 ${vars.size.hairline} ${colour}`,
});

const cellBase = style({
  display: 'grid',
  placeItems: 'center',
  border: `${vars.size.hairline} solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  selectors: {
    [`${cells.apart} > &`]: {
      flex: '0 1 auto',
      width: vars.size.touch,
      height: `calc(${vars.size.touch} + ${vars.space[3]})`,
    },
    [`${cells.field} > &`]: { flex: '1 1 0', minWidth: 0, height: vars.size.field },
  },
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
