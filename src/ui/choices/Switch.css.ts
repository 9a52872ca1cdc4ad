import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const knob = vars.size.iconSm;
const inset = `calc(${vars.space[1]} + ${vars.size.hairline})`;
const track = vars.size.touch;

export const input = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: track,
  height: `calc(${knob} + 2 * ${inset})`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.border.control,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: inset,
      insetInlineStart: inset,
      width: knob,
      height: knob,
      borderRadius: vars.radius.pill,
      // The track's colour is readable on the page's, and therefore the page's on the track.
      backgroundColor: vars.surface.base,
      transition: `inset-inline-start ${vars.duration.fast} ${vars.easing.standard}`,
    },
    '&:checked': { backgroundColor: vars.accent.fill },
    '&:checked::after': {
      insetInlineStart: `calc(100% - ${knob} - ${inset})`,
      backgroundColor: vars.accent.onFill,
    },
    // 44 px touch target, regardless of the track's height.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc(-1 * ${vars.space[4]})`,
    },
  },
});
