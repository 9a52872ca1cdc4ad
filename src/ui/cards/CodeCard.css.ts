import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${vars.space[5]} ${vars.space[4]} 0`,
  border: `${vars.size.hairline} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
});

/** Four corners, each two strokes with a fading colour. */
const corners = (colour: string) => {
  const stroke = vars.space[1];
  const length = vars.space[5];
  const across = `linear-gradient(${colour}, ${colour})`;
  const places = ['left top', 'right top', 'left bottom', 'right bottom'];
  return {
    backgroundImage: places.flatMap(() => [across, across]).join(', '),
    backgroundSize: places.flatMap(() => [`${length} ${stroke}`, `${stroke} ${length}`]).join(', '),
    backgroundPosition: places.flatMap((place) => [place, place]).join(', '),
    backgroundRepeat: 'no-repeat',
  };
};

const frameBase = style({
  width: `calc(4 * ${vars.size.field} + ${vars.space[5]})`,
  maxWidth: '100%',
  aspectRatio: '1',
  padding: vars.space[2],
});

export const frame = styleVariants({
  open: [frameBase, corners(vars.accent.line)],
  locked: [frameBase, corners(vars.border.strong)],
});

export const lock = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.xs,
  backgroundColor: vars.surface.sunken,
  color: vars.text.muted,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  paddingBlock: vars.space[4],
  textAlign: 'center',
});

/** Side by side with a divider; stacked where a word does not fit. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  width: '100%',
  paddingBlock: vars.space[2],
  borderTop: `${vars.size.hairline} solid ${vars.border.subtle}`,
});
globalStyle(`${actions} > *`, { flex: '1 1 auto', paddingInline: vars.space[3] });

export const outcome = style({
  ...typeStyles.caption,
  width: '100%',
  textAlign: 'center',
  color: vars.danger.text,
  selectors: { '&:not(:empty)': { paddingBottom: vars.space[4] } },
});
