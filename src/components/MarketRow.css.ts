import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const figures = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[5] });

/** Prices stand in a column whatever the change beside them. */
export const change = style({ minWidth: '5.5em', textAlign: 'end' });
