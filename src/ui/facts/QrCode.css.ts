import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const code = style({ display: 'block', width: '100%', borderRadius: vars.radius.xs });
