import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const number = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const large = style({ ...typeStyles.title1, fontVariantNumeric: 'tabular-nums lining-nums' });

export const inside = style({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingBlock: vars.space[1],
});

export const denseInput = style({
  ...typeStyles.body,
  fontWeight: vars.font.weight.medium,
  width: '100%',
  minHeight: 0,
  border: 0,
  background: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&:focus-visible': { outline: 'none' } },
  // iOS zooms into a focused field below 16 px.
  '@supports': { '(-webkit-touch-callout: none)': { fontSize: typeStyles.button.fontSize } },
});

export const centred = style({ textAlign: 'center' });

export const step = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.space[7],
  minHeight: vars.size.fieldDense,
  marginInline: `calc(-1 * ${vars.space[1]})`,
  color: vars.text.secondary,
  touchAction: 'manipulation',
  // 44 px wide although the sign is smaller: over the field's padding and the ends of its text.
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInline: `calc((${vars.space[7]} - ${vars.size.touch}) / 2)`,
  },
});

export const answer = style({
  minHeight: vars.size.touch,
  paddingInline: vars.space[2],
  marginBlock: `calc(-1 * ${vars.space[4]})`,
  color: vars.text.link,
  fontWeight: vars.font.weight.semibold,
  textDecoration: 'underline',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
