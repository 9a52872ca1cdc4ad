import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css.ts';

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] });
export const cell = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
