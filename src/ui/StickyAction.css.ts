import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const keyboard = createVar();

/**
 * While something in the form is being typed, its button stays above the on-screen keyboard. Otherwise it stands
 * in its place.
 */
export const action = style({
  vars: { [keyboard]: '0' },
  backgroundColor: vars.surface.base,
  selectors: {
    'form:has(input[type=text]:focus) &': {
      position: 'sticky',
      bottom: `calc(${keyboard} * 1px)`,
      zIndex: vars.z.tabbar,
      paddingBlock: vars.space[3],
    },
  },
});
