import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  minWidth: 0,
  gap: vars.space[3],
  minHeight: vars.size.fieldDense,
  paddingInlineStart: vars.space[4],
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.sunken,
  color: vars.text.muted,
  selectors: {
    '&:focus-within': {
      boxShadow: `inset 0 0 0 ${vars.space[1]} ${vars.focus.ring}`,
    },
  },
});

export const input = style({
  // Below 16 px iOS zooms into the page on focus.
  ...typeStyles.input,
  flex: '1 1 0',
  minWidth: 0,
  minHeight: vars.size.touch,
  border: 0,
  background: 'none',
  color: vars.text.primary,
  appearance: 'none',
  '::placeholder': { color: vars.text.muted, opacity: 1 },
  // The field has its own clear button.
  '::-webkit-search-cancel-button': { display: 'none' },
  selectors: { '&:focus-visible': { outline: 'none' } },
});
