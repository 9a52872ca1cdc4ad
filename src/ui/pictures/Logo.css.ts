import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

const variants = { md: 'title3', lg: 'title2' } as const;
const marks = { md: vars.size.icon, lg: vars.size.touch };

/** A name that does not fit beside the mark wraps out of view, so that it is never cut within a letter. */
const rowBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  overflow: 'hidden',
  color: vars.text.primary,
  // The first line has the row's height, so that nothing of a second line is visible.
  '::before': { content: '', height: '100%', marginInlineEnd: `calc(-1 * ${vars.space[3]})` },
});

export const row = styleVariants(marks, (mark, size) => {
  const { fontSize, lineHeight } = typeStyles[variants[size]];
  return [rowBase, { height: `max(${mark}, calc(${fontSize} * ${lineHeight}))` }];
});

const markBase = style({ display: 'block', flex: 'none', overflow: 'visible' });

export const mark = styleVariants(marks, (size) => [markBase, { width: size, height: size }]);

const inks = { ink: 'currentColor', accent: vars.accent.line };

export const stroke = styleVariants(inks, (ink) => ({ fill: 'none', stroke: ink }));
export const fill = styleVariants(inks, (ink) => ({ fill: ink, stroke: 'none' }));

export const name = styleVariants(variants, (variant) => ({
  ...typeStyles[variant],
}));
