import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Position of the thumb, from 0 to 1. */
export const share = createVar();
/** Position of a tick, from 0 to 1. */
export const at = createVar();
const colour = createVar();

const thumb = `calc(${vars.space[5]} + ${vars.space[1]})`;
const inset = `calc(${thumb} / 2)`;
const line = `calc(${inset} + ${vars.space[2]} + ${vars.space[1]})`;

export const tone = styleVariants({
  accent: { vars: { [colour]: vars.accent.line } },
  buy: { vars: { [colour]: vars.positive.fill } },
  sell: { vars: { [colour]: vars.negative.fill } },
});

export const ruler = style({ position: 'relative', minHeight: vars.size.touch });

export const scale = style({ position: 'absolute', insetInline: inset, top: line, pointerEvents: 'none' });

export const track = style({
  position: 'absolute',
  insetInline: 0,
  height: vars.size.hairline,
  backgroundColor: vars.border.strong,
});

export const fill = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: `calc(-1 * ${vars.size.hairline})`,
  width: `calc(${share} * 100%)`,
  height: `calc(3 * ${vars.size.hairline})`,
  borderRadius: vars.radius.xs,
  backgroundColor: colour,
});

const tickBase = style({
  position: 'absolute',
  insetInlineStart: `calc(${at} * 100%)`,
  width: vars.size.hairline,
});

export const tick = styleVariants({
  minor: [
    tickBase,
    { height: `calc(${vars.space[2]} + ${vars.space[1]})`, backgroundColor: vars.border.strong },
  ],
  major: [tickBase, { height: vars.space[4], backgroundColor: vars.text.muted }],
});

export const labels = style({
  position: 'relative',
  containerType: 'inline-size',
  marginInline: inset,
  paddingTop: vars.space[8],
  height: `calc(${vars.space[8]} + ${vars.space[5]})`,
});

const labelBase = style({
  ...typeStyles.micro,
  position: 'absolute',
  insetInlineStart: `calc(${at} * 100%)`,
  whiteSpace: 'nowrap',
  color: vars.text.muted,
});

export const label = styleVariants({
  other: [labelBase],
  current: [labelBase, { color: vars.text.primary, fontWeight: vars.font.weight.semibold }],
});

// The outer labels end with the ruler, clear of neighbouring content.
export const place = styleVariants({
  first: { transform: `translateX(calc(-1 * ${inset}))` },
  middle: { transform: 'translateX(-50%)' },
  // In a narrow ticket neighbouring labels would touch, so every second is hidden; its tick stays.
  between: {
    transform: 'translateX(-50%)',
    '@container': { '(max-width: 9rem)': { display: 'none' } },
  },
  last: { transform: `translateX(calc(-100% + ${inset}))` },
});

export const input = style({
  appearance: 'none',
  position: 'absolute',
  insetInline: 0,
  top: `calc(${line} - ${vars.size.touch} / 2)`,
  width: '100%',
  height: vars.size.touch,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': { outline: 'none' }, '&:disabled': { cursor: 'default' } },
});

const thumbLook = {
  appearance: 'none' as const,
  boxSizing: 'border-box' as const,
  width: thumb,
  height: thumb,
  border: `${vars.space[1]} solid ${colour}`,
  borderRadius: vars.radius.pill,
  // The meridian mark in the thumb.
  background: `linear-gradient(${colour}, ${colour}) center / ${vars.space[1]} 40% no-repeat, ${vars.surface.raised}`,
};
const focused = { outline: `${vars.space[1]} solid ${vars.focus.ring}`, outlineOffset: vars.space[1] };

globalStyle(`${input}::-webkit-slider-thumb`, thumbLook);
globalStyle(`${input}::-moz-range-thumb`, thumbLook);
globalStyle(`${input}:focus-visible::-webkit-slider-thumb`, focused);
globalStyle(`${input}:focus-visible::-moz-range-thumb`, focused);
globalStyle(`${input}:disabled::-webkit-slider-thumb`, { borderColor: vars.border.strong });
