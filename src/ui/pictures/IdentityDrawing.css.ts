import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { drawingBase } from '../screen/Graticule.css.ts';

export const drawing = style([drawingBase, { width: `calc(2 * ${vars.space[9]})` }]);
