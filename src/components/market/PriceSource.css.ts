import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** A pill button: drawn small, with a full-size touch target. */
export const trigger = style({
  position: 'relative',
  display: 'inline-flex',
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
