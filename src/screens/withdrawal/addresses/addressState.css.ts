import { style } from '@vanilla-extract/css';

/** A sentence more than a word: it breaks where the line has no room. */
export const sentence = style({ whiteSpace: 'normal' });
