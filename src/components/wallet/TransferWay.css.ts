import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Account names align, regardless of the length of their labels. */
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  alignItems: 'center',
});

export const end = style({ ...typeStyles.caption, color: vars.text.muted, whiteSpace: 'nowrap' });

export const source = style({ fontWeight: vars.font.weight.regular, overflowWrap: 'break-word' });

export const target = style({ fontWeight: vars.font.weight.semibold, overflowWrap: 'break-word' });
