import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const composer = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space[3], minWidth: 0 });

export const input = style({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: vars.size.touch,
  // Five lines, then it scrolls.
  maxHeight: `calc(5 * ${typeStyles.inputLong.lineHeight} + 2 * ${vars.space[3]})`,
  fieldSizing: 'content',
  resize: 'none',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  // Below 16 px iOS zooms into the page on focus.
  ...typeStyles.inputLong,
  '::placeholder': { color: vars.text.muted, opacity: 1 },
});

export const send = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.control,
  backgroundColor: vars.accent.fill,
  color: vars.accent.onFill,
  selectors: {
    '&:active': { backgroundColor: vars.accent.fillPressed },
    '&:disabled': { backgroundColor: vars.surface.sunken, color: vars.text.muted },
  },
});
