import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const gap = vars.space[3];

export const pair = style({ display: 'flex', flexWrap: 'wrap', gap, minWidth: 0 });

// Each takes half of the width. If a label needs more, both buttons take a full line: with unequal buttons, the wider
// one would look preferred.
globalStyle(`${pair} > *`, { flex: `1 1 calc((100% - ${gap}) / 2)`, minWidth: 'fit-content' });

export const byWords = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap, minWidth: 0 });

globalStyle(`${byWords} > *`, { flex: '1 1 auto', width: 'auto', minWidth: 'fit-content' });
