import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const beside = style({ paddingInlineEnd: vars.space[9] });
