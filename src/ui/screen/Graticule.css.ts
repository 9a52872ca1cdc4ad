import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** The globe extends beyond its frame; without clipping the page would scroll sideways. */
export const backdrop = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
});

const globeBase = style({
  position: 'absolute',
  fill: 'none',
  strokeWidth: 1,
});

export const backdropBehind = style([backdrop, { zIndex: -1 }]);

export const globe = styleVariants({
  hero: [
    globeBase,
    { top: `calc(-1 * ${vars.space[3]})`, right: '-18%', width: '77%', stroke: vars.border.subtle },
  ],
  header: [
    globeBase,
    {
      top: `calc(-1 * ${vars.space[6]})`,
      right: `calc(-1 * ${vars.size.touch})`,
      width: '59%',
      stroke: vars.border.subtle,
    },
  ],
  banner: [
    globeBase,
    {
      top: `calc(-1 * ${vars.space[6]})`,
      right: vars.size.touch,
      height: '138%',
      stroke: vars.text.inverseMuted,
      strokeOpacity: 0.22,
    },
  ],
});

const meridianBase = style({ stroke: vars.accent.line });

export const globeMeridian = styleVariants({
  hero: [meridianBase, { strokeWidth: 1.5, opacity: 0.55 }],
  header: [meridianBase, { strokeWidth: 1.5, opacity: 0.55 }],
  banner: [meridianBase, { strokeWidth: 2, strokeOpacity: 1 }],
});

export const drawingBase = style({
  display: 'block',
  fill: 'none',
  stroke: vars.border.strong,
  strokeWidth: 1.4,
  strokeLinecap: 'round',
});

export const drawing = style([drawingBase, { width: `calc(3 * ${vars.space[9]})` }]);

export const meridian = style({ stroke: vars.accent.line, strokeWidth: 2 });

export const fault = style({ stroke: vars.danger.icon, strokeWidth: 1.8 });
