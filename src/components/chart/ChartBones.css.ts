import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** Centre and height of a bar, in percent of the chart. */
export const middle = createVar();
export const height = createVar();

export const bones = style({
  flex: '1 1 auto',
  alignSelf: 'stretch',
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[1],
  paddingInline: vars.size.gutter,
});

export const bone = style({
  position: 'relative',
  top: `calc((${middle} - ${height} / 2) * 1%)`,
  flex: '1 1 0',
  maxWidth: vars.space[3],
  height: `calc(${height} * 1%)`,
  borderRadius: vars.space[1],
  backgroundColor: vars.skeleton.base,
});
