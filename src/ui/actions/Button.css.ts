import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { linesOf, typeStyles } from '../../theme/typeStyles.ts';

const fill = createVar();
const pressed = createVar();

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  minWidth: 0,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundColor: fill,
  textAlign: 'center',
  userSelect: 'none',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  '@media': {
    '(hover: hover)': {
      selectors: {
        // Between rest and press, whose contrasts are both checked.
        '&:hover:not([aria-disabled=true], :disabled)': {
          backgroundColor: `color-mix(in srgb, ${fill}, ${pressed})`,
          backgroundImage: 'none',
        },
      },
    },
  },
  selectors: {
    '&:active:not([aria-disabled=true], :disabled)': { backgroundColor: pressed },
  },
});

export const width = styleVariants({ block: { width: '100%' }, auto: {} });

export const size = styleVariants({
  md: { ...typeStyles.button, minHeight: vars.size.button, padding: `${vars.space[2]} ${vars.space[6]}` },
  /** One of three in a row, with a second line. */
  tight: { ...typeStyles.button, minHeight: vars.size.button, padding: vars.space[2] },
  dense: {
    ...typeStyles.bodyStrong,
    minHeight: vars.size.touch,
    padding: `${vars.space[2]} ${vars.space[5]}`,
  },
  sm: {
    ...typeStyles.label,
    fontWeight: vars.font.weight.semibold,
    minHeight: vars.size.buttonSm,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    // The touch target stays 44 px high although the button is smaller.
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      // Counted from within the edge.
      insetBlock: `calc((${vars.size.buttonSm} - ${vars.size.touch}) / 2 - ${vars.size.hairline})`,
    },
  },
});

export const variant = styleVariants({
  primary: {
    color: vars.accent.onFill,
    vars: { [fill]: vars.accent.fill, [pressed]: vars.accent.fillPressed },
  },
  secondary: {
    color: vars.text.primary,
    borderColor: vars.border.strong,
    vars: { [fill]: vars.surface.raised, [pressed]: vars.surface.pressed },
  },
  buy: {
    color: vars.positive.onFill,
    vars: { [fill]: vars.positive.fill, [pressed]: vars.positive.fillPressed },
  },
  sell: {
    color: vars.negative.onFill,
    vars: { [fill]: vars.negative.fill, [pressed]: vars.negative.fillPressed },
  },
  danger: {
    color: vars.danger.onFill,
    vars: { [fill]: vars.danger.fill, [pressed]: vars.danger.fillPressed },
  },
  dangerOutline: {
    color: vars.danger.text,
    borderColor: vars.border.strong,
    vars: { [fill]: vars.surface.raised, [pressed]: vars.surface.pressed },
  },
  /** Destructive secondary action; the sheet it opens asks for confirmation. */
  dangerText: {
    color: vars.danger.text,
    vars: { [fill]: 'transparent', [pressed]: vars.surface.pressed },
  },
  /** Neutral style, for example for the language in a bar. */
  quiet: {
    color: vars.text.primary,
    fontWeight: vars.font.weight.medium,
    vars: { [fill]: 'transparent', [pressed]: vars.surface.pressed },
  },
  text: { color: vars.text.link, vars: { [fill]: 'transparent', [pressed]: vars.surface.pressed } },
});

export const disabled = style({
  color: vars.text.muted,
  borderColor: 'transparent',
  cursor: 'default',
  vars: { [fill]: vars.surface.pressed, [pressed]: vars.surface.pressed },
});

export const busy = style({ cursor: 'default' });

/** Keeps the button's width while the spinner replaces its label. */
export const label = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
export const hiddenLabel = style({ visibility: 'hidden' });
export const overlay = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
});

export const block = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const reason = style({
  ...typeStyles.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.text.secondary,
  textAlign: 'center',
});
globalStyle(`${reason} a, ${reason} button`, {
  position: 'relative',
  color: vars.text.link,
  fontWeight: vars.font.weight.semibold,
});
// The touch target of the way out stays 44 px high although it is a word.
globalStyle(`${reason} a::after, ${reason} button::after`, {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlock: `calc((${linesOf('caption')} - ${vars.size.touch}) / 2)`,
});
