import { keyframes, style } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';
import { unseen } from '../../ui/text/VisuallyHidden.css.ts';

const edge = `${vars.size.hairline} solid ${vars.border.subtle}`;

export const strip = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginInline: vars.size.gutter,
  borderTop: edge,
  borderBottom: edge,
  '@media': { [narrow]: { marginInline: vars.size.gutterNarrow } },
});

const appear = keyframes({ from: { opacity: 0 } });

export const notice = style({
  ...typeStyles.label,
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: vars.size.touch,
  display: 'flex',
  fontWeight: vars.font.weight.regular,
  borderRadius: vars.radius.xs,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` } },
});

/** Fades in with each notice, without sliding. */
export const line = style({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  animation: `${appear} ${vars.duration.slow} ${vars.easing.standard}`,
});

export const mark = style({ flex: 'none', color: vars.warning.icon });

/** One line; the notice's own page shows the rest. */
export const text = style({
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  // Breaks within a word: the line is short, and every character counts.
  wordBreak: 'break-all',
});

export const opens = style({ flex: 'none', color: vars.text.muted });

/** Touch users wait six seconds; the keyboard has buttons to both directions, which show the focus. */
export const step = style({
  selectors: {
    '&:not(:focus-within)': unseen,
  },
});
