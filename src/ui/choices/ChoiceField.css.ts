import { style } from '@vanilla-extract/css';
import { field } from '../fields/Field.css.ts';
import { vars } from '../../theme/theme.css.ts';

/** It takes the focus only to be led to. */
export const choice = style([field, { borderRadius: vars.radius.control, outlineOffset: vars.space[1] }]);
