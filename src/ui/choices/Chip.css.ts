import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const chip = style({
  ...typeStyles.label,
  minHeight: vars.size.buttonSm,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `calc(${vars.space[2]} + ${vars.space[1]})`,
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.border.strong}`,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  // Touch target independent of the chip's height.
  '::after': {
    content: '',
    position: 'absolute',
    left: 0,
    right: 0,
    top: `calc((100% - ${vars.size.touch}) / 2)`,
    bottom: `calc((100% - ${vars.size.touch}) / 2)`,
  },
  selectors: {
    '&:active:not(:disabled)': { backgroundColor: vars.surface.pressed },
    '&:disabled': {
      backgroundColor: vars.surface.pressed,
      borderColor: 'transparent',
      color: vars.text.muted,
    },
  },
});

export const off = style({ backgroundColor: vars.surface.raised, color: vars.text.primary });

export const on = style({
  backgroundColor: vars.accent.tint,
  borderColor: vars.accent.line,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.accent.line}`,
  color: vars.accent.text,
});

export const lines = style({ display: 'grid', justifyItems: 'center' });
export const note = style({ ...typeStyles.micro });
