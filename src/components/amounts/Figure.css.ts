import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const figure = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

/** Muted decimals, so that the magnitude is read first. */
export const decimals = style({ color: vars.text.muted });

export const smaller = style({ color: vars.text.muted, fontSize: '0.63em', letterSpacing: 0 });
