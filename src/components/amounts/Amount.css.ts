import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';

export const amount = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

export const unit = style({ color: 'inherit' });

/** On the narrowest phones units leave before figures do; assistive technology keeps them. */
export const unitThatHides = style({
  '@media': {
    [narrow]: {
      position: 'absolute',
      width: vars.size.hairline,
      height: vars.size.hairline,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
