import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const bar = style({
  display: 'block',
  borderRadius: vars.radius.xs,
  backgroundColor: vars.skeleton.base,
});

export const shape = styleVariants({
  line: [bar, { width: '60%', height: vars.space[4] }],
  /** A small figure in a line of text. */
  inline: [bar, { width: vars.space[9], height: vars.space[4] }],
  figure: [bar, { width: '45%', height: vars.space[9] }],
  /** A two-line notice. */
  notice: [
    bar,
    { ...typeStyles.label, height: `calc(2lh + 2 * ${vars.space[4]})`, borderRadius: vars.radius.control },
  ],
  block: [bar, { width: '100%', height: `calc(3 * ${vars.space[9]})`, borderRadius: vars.radius.card }],
});

/** Same height as the figure with title and change, so that loading causes no layout shift. */
export const headline = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: `calc(2 * ${vars.size.button})`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.row,
  paddingInline: vars.size.gutter,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

export const disc = style([
  bar,
  { flex: 'none', width: vars.size.coin, height: vars.size.coin, borderRadius: vars.radius.pill },
]);

export const words = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const name = styleVariants({
  long: [bar, { width: '26%', height: vars.space[4] }],
  short: [bar, { width: '20%', height: vars.space[4] }],
});

export const detail = styleVariants({
  long: [bar, { width: '38%', height: vars.space[3] }],
  short: [bar, { width: '30%', height: vars.space[3] }],
});

export const value = style([bar, { flex: 'none', width: '24%', height: vars.space[4] }]);
