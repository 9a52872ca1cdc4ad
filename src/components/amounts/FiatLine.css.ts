import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** A pressable line: drawn at text height, with a full-size touch target. */
export const trigger = style({
  ...typeStyles.label,
  position: 'relative',
  alignSelf: 'flex-start',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.text.secondary,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums lining-nums',
  borderRadius: vars.radius.xs,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      top: '50%',
      height: vars.size.touch,
      transform: 'translateY(-50%)',
    },
  },
});
