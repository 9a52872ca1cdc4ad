import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

const base = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
});

export const card = styleVariants({
  plain: [base],
  danger: [base, { borderColor: vars.danger.icon }],
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

/** Landscape format, like a card. */
export const tile = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  width: `calc(${vars.space[10]} + ${vars.space[8]})`,
  height: `calc(${vars.space[10]} + ${vars.space[3]})`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.sunken,
  '@media': { [narrow]: { width: vars.space[10], height: vars.size.touch } },
});

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

const drawingBase = style({
  display: 'block',
  width: '75%',
  strokeWidth: vars.size.stroke,
});

export const drawing = styleVariants({
  plain: [drawingBase, { color: vars.text.secondary }],
  accent: [drawingBase, { color: vars.accent.text }],
});

/** The action wraps to its own line if necessary. */
export const content = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
});

export const words = style({
  flex: '1 1 6.5rem',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
});

export const title = style({ ...typeStyles.bodyStrong, color: vars.text.primary });

const textBase = style({
  ...typeStyles.caption,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});

export const text = styleVariants({
  plain: [textBase, { color: vars.text.muted }],
  danger: [textBase, { color: vars.danger.text }],
});

export const progress = style({ alignSelf: 'stretch', paddingTop: vars.space[2] });

export const action = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const done = style({ color: vars.success.icon });

export const foot = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.regular,
  paddingTop: vars.space[4],
  borderTop: `${vars.size.hairline} solid ${vars.border.subtle}`,
  color: vars.danger.text,
});
