import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const row = style({
  ...typeStyles.label,
  fontSize: `min(${typeStyles.label.fontSize}, 7.2vw)`,
  fontWeight: vars.font.weight.regular,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  minHeight: vars.size.touch,
  paddingBlock: vars.space[4],
});

export const input = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: vars.size.iconSm,
  height: vars.size.iconSm,
  border: `${vars.size.stroke} solid ${vars.border.control}`,
  borderRadius: vars.radius.xs,
  backgroundColor: vars.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&:checked': { backgroundColor: vars.accent.fill, borderColor: vars.accent.fill },
    '&[aria-invalid=true]': { borderColor: vars.danger.icon },
    '&:checked::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '32%',
      top: '10%',
      width: '32%',
      height: '58%',
      borderStyle: 'solid',
      borderColor: vars.accent.onFill,
      borderWidth: `0 ${vars.space[1]} ${vars.space[1]} 0`,
      transform: 'rotate(45deg)',
    },
  },
});

export const text = style({ minWidth: 0, paddingTop: vars.size.hairline, overflowWrap: 'anywhere' });
