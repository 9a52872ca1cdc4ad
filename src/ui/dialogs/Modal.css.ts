import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { visibleArea } from './visibleArea.css.ts';

export const modal = style([
  visibleArea,
  {
    width: `min(calc(100% - 2 * ${vars.space[8]}), calc(${vars.size.max} - 4 * ${vars.space[8]}))`,
    margin: 'auto',
    overflowY: 'auto',
    borderRadius: vars.radius.sheet,
    backgroundColor: vars.surface.sheet,
    color: vars.text.primary,
    boxShadow: vars.elevation.pop,
    selectors: { '&::backdrop': { backgroundColor: vars.overlay.scrim } },
  },
]);

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[4]}`,
});
