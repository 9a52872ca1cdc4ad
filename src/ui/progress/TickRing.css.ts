import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const ring = style({ display: 'block', flex: 'none', width: vars.size.coin, height: vars.size.coin });

export const open = style({ stroke: vars.border.strong, strokeWidth: 1.2 });

export const marked = style({ stroke: vars.accent.line, strokeWidth: 2 });
