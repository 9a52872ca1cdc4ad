import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';
import { variant } from '../text/Text.css.ts';

/** Rows out of view are neither laid out nor painted: a tick in a long list costs only its visible rows. */
const itemBase = style({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${vars.size.row}` });

/** Settings are close together under their heading and need no dividers. */
export const item = styleVariants({
  md: [
    itemBase,
    {
      selectors: {
        [`${itemBase} + &`]: { borderTop: `${vars.size.hairline} solid ${vars.border.subtle}` },
      },
    },
  ],
  dense: [itemBase, { containIntrinsicBlockSize: `auto ${vars.size.appbar}` }],
});

/** Large text is limited to the size at which the longest words of a row fit, such as Nutzungsvereinbarung. */
const bodySize = `min(${typeStyles.body.fontSize}, 6.4vw)`;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  width: '100%',
  paddingBlock: vars.space[3],
  paddingInline: vars.size.gutter,
  textAlign: 'start',
  textDecoration: 'none',
  ...typeStyles.body,
  fontSize: bodySize,
  color: vars.text.primary,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});

globalStyle(`${row} .${variant.body}`, { fontSize: bodySize });

export const size = styleVariants({
  md: { minHeight: vars.size.row },
  dense: { minHeight: vars.size.appbar },
});

export const pressable = style({
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:active': { backgroundColor: vars.surface.pressed },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` },
  },
});

export const selected = style({ backgroundColor: vars.surface.selected });

export const lead = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  color: vars.text.secondary,
});

/** Title and value share the row; where the title would get too little space, the value wraps below. */
export const content = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
});

const mainBase = style({ minWidth: 0, display: 'flex', flexDirection: 'column' });

const shortMain = style([mainBase, { flex: '1 1 3.5rem' }]);

export const main = styleVariants({
  short: [shortMain],
  code: [shortMain, { flexBasis: '3rem' }],
  word: [shortMain, { flexBasis: '7rem' }],
  long: [mainBase, { flex: '1 1 9rem' }],
});

export const title = styleVariants({
  strong: { overflowWrap: 'anywhere', fontWeight: vars.font.weight.semibold },
  regular: { overflowWrap: 'break-word' },
});

const captionBase = style({
  ...typeStyles.caption,
  fontSize: `min(${typeStyles.caption.fontSize}, 5.6vw)`,
  color: vars.text.muted,
});

export const caption = style([
  captionBase,
  {
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
]);

export const middle = style({ flex: 'none', '@media': { [narrow]: { display: 'none' } } });

export const value = style({
  flex: '0 1 auto',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[1],
  textAlign: 'end',
  // Figures stay at the end even on their own line.
  selectors: { [`${shortMain} + &, ${middle} + &`]: { marginInlineStart: 'auto' } },
});

export const figure = style({
  // Content longer than the row wraps, with nothing cut at its start.
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const valueCaption = style([captionBase, { whiteSpace: 'nowrap' }]);

export const chevron = style({
  flex: 'none',
  color: vars.text.muted,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});
