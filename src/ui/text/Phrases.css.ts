import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] });

/** A phrase longer than the line wraps between its words. */
export const phrase = style({ minWidth: 0 });
