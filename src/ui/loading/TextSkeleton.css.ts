import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { bar } from './Skeleton.css.ts';

/** A heading with its lines. */
export const paragraph = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const textLine = styleVariants({
  heading: [bar, { width: '40%', height: vars.space[5] }],
  full: [bar, { width: '100%', height: vars.space[4] }],
  last: [bar, { width: '65%', height: vars.space[4] }],
});
