import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const trigger = style({
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  minHeight: vars.size.touch,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const value = style({ flex: '1 1 0', minWidth: 0, textAlign: 'start' });

export const placeholder = style([value, { color: vars.text.muted }]);
