import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** The control is beside its name if both fit, otherwise below it. */
export const row = style({
  ...typeStyles.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  minHeight: vars.size.appbar,
  paddingBlock: vars.space[2],
  paddingInline: vars.size.gutter,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  flex: '1 1 7.25rem',
  minWidth: 0,
  minHeight: vars.size.buttonSm,
});

export const lead = style({ flex: 'none', color: vars.text.secondary });

/** Takes the space beside the name, and at least the width of three words. */
export const control = styleVariants({
  beside: { flex: '99 1 13.5rem', minWidth: 0 },
  below: { flex: '1 1 100%', minWidth: 0, paddingBottom: vars.space[2] },
});
