import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../src/theme/theme.css.ts';
import { typeStyles } from '../src/theme/typeStyles.ts';

export const scale = createVar();
export const angle = createVar();
export const left = createVar();
export const top = createVar();

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[5],
});

const pictureBase = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });

export const picture = styleVariants({
  one: [pictureBase],
  wide: [pictureBase, { gridColumn: '1 / -1', order: -1 }],
});

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[3],
});

const edgeBase = style({
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.sunken,
});

export const edge = styleVariants({
  plain: [edgeBase],
  refused: [
    edgeBase,
    { borderColor: vars.danger.icon, boxShadow: `0 0 0 ${vars.size.hairline} ${vars.danger.icon}` },
  ],
});

const frameBase = style({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'size',
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` },
  },
});

export const frame = styleVariants({
  one: [frameBase, { aspectRatio: '4 / 3' }],
  wide: [frameBase, { height: '50dvh' }],
});

const imageBase = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  objectFit: 'contain',
  // Offset in fractions of the frame, independent of the rotation.
  translate: `calc(-50% + 100cqw * ${left}) calc(-50% + 100cqh * ${top})`,
  scale,
  rotate: angle,
  // Disables the browser's context menu, which offers to save the picture.
  pointerEvents: 'none',
  userSelect: 'none',
});

export const image = styleVariants({
  upright: [imageBase, { width: '100cqw', height: '100cqh' }],
  across: [imageBase, { width: '100cqh', height: '100cqw' }],
});

export const blank = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  textAlign: 'center',
  color: vars.text.secondary,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: vars.space[2],
  paddingInlineStart: vars.space[3],
  color: vars.text.secondary,
});

export const buttons = style({ display: 'flex', gap: vars.space[2], marginInlineStart: 'auto' });

/** Four buttons fit next to the pixel size when three pictures share 1280 px. */
const toolSide = `calc(${vars.space[7]} + ${vars.space[2]})`;

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: toolSide,
  height: toolSide,
  border: `${vars.size.hairline} solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  color: vars.text.primary,
  selectors: {
    '&:hover': { backgroundColor: vars.surface.pressed },
    '&[aria-pressed=true]': { backgroundColor: vars.accent.tint, color: vars.accent.text },
  },
});

const verdictBase = style({
  ...typeStyles.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const verdict = styleVariants({
  open: [verdictBase],
  accept: [verdictBase, { fontWeight: vars.font.weight.semibold }],
  refuse: [verdictBase, { fontWeight: vars.font.weight.semibold, color: vars.danger.text }],
});

export const verdictWord = style({ color: vars.text.primary });
