import { style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  width: '100%',
  paddingBlock: vars.space[4],
  paddingInline: vars.size.gutter,
  textAlign: 'start',
  color: vars.text.primary,
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:active': { backgroundColor: vars.surface.pressed },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` },
  },
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

export const lead = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  color: vars.text.secondary,
});

/** Dot at the corner of the icon, in the accent colour, because most messages are good news. */
export const dot = style({
  position: 'absolute',
  top: `calc(-1 * ${vars.space[2]})`,
  right: `calc(-1 * ${vars.space[2]})`,
  width: vars.space[3],
  height: vars.space[3],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.accent.line,
});

export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  overflowWrap: 'break-word',
});

export const title = style({ ...typeStyles.body, fontWeight: vars.font.weight.medium });

export const text = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.regular,
  color: vars.text.secondary,
});

export const time = style({
  ...typeStyles.caption,
  paddingTop: vars.space[1],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const chevron = style({
  flex: 'none',
  color: vars.text.muted,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});
