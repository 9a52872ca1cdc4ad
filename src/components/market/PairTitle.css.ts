import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.touch,
  maxWidth: '100%',
});

export const mark = style({ display: 'inline-flex', color: vars.text.muted });
