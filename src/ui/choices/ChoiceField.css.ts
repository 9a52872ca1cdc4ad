import { style } from '@vanilla-extract/css';
import { field } from '../fields/Field.css.ts';
import { vars } from '../../theme/theme.css.ts';

/** Focusable only by script. */
export const choice = style([field, { borderRadius: vars.radius.control, outlineOffset: vars.space[1] }]);
