import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { markAbove } from '../screen/markAbove.ts';

export const button = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.control,
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:active': { backgroundColor: vars.surface.pressed },
    '&::before': markAbove,
  },
});

/** The focus ring of a small icon follows the icon: its touch target may overlap text. */
export const size = styleVariants({
  md: {},
  sm: { selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[3]})` } } },
});

export const tone = styleVariants({
  primary: { color: vars.text.primary },
  secondary: { color: vars.text.secondary },
  accent: { color: vars.accent.text },
});

const dotBase = style({
  position: 'absolute',
  top: '25%',
  right: '25%',
  width: vars.space[3],
  height: vars.space[3],
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 ${vars.space[1]} ${vars.surface.base}`,
});

export const dot = styleVariants({ new: vars.danger.fill, set: vars.accent.fill }, (backgroundColor) => [
  dotBase,
  { backgroundColor },
]);
