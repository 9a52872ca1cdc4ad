import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** A bubble never fills the line, so that its side is recognisable. */
const widest = '82%';

const messageBase = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxWidth: widest,
  minWidth: 0,
});

export const message = styleVariants({
  theirs: [messageBase, { alignSelf: 'flex-start', alignItems: 'flex-start' }],
  own: [messageBase, { alignSelf: 'flex-end', alignItems: 'flex-end' }],
});

const bubbleBase = style({
  ...typeStyles.body,
  maxWidth: '100%',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.card,
  color: vars.text.primary,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const bubble = styleVariants({
  theirs: [
    bubbleBase,
    {
      backgroundColor: vars.surface.raised,
      borderColor: vars.border.subtle,
      borderEndStartRadius: vars.radius.xs,
    },
  ],
  own: [bubbleBase, { backgroundColor: vars.accent.tint, borderEndEndRadius: vars.radius.xs }],
});

export const foot = style({
  ...typeStyles.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const failure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.danger.text,
});
