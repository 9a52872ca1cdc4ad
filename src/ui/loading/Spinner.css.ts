import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: vars.size.iconSm,
  height: vars.size.iconSm,
  borderRadius: vars.radius.pill,
  borderStyle: 'solid',
  borderWidth: vars.space[1],
  borderColor: 'currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 1s linear infinite`,
  // Without animation the gap in the ring still shows activity.
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
