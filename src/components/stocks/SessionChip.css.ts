import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** Marks the hours in which the exchange trades. */
export const dot = style({
  width: '0.7em',
  height: '0.7em',
  borderRadius: vars.radius.pill,
  backgroundColor: 'currentColor',
});
