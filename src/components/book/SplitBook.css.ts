import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
});

export const state = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });

export const spread = style({
  ...typeStyles.caption,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

/** Width for the smallest price step, so that the box does not resize between groups. */
export const groupBox = style({
  minWidth: `calc(2 * ${vars.space[10]})`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Its width, in the user's text size, determines whether both sides fit next to each other. */
export const room = style({ containerType: 'inline-size' });

const tight = '(max-width: 17rem)';

/** The centre line is between the sides. */
export const halves = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: vars.space[4],
  ...typeStyles.caption,
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[4] } },
  selectors: {
    '&::before': {
      '@container': { [tight]: { display: 'none' } },
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(50% - ${vars.size.hairline} / 2)`,
      width: vars.size.hairline,
      backgroundColor: vars.accent.line,
    },
    '&::after': {
      '@container': { [tight]: { display: 'none' } },
      content: '',
      position: 'absolute',
      top: 0,
      insetInlineStart: `calc(50% - ${vars.space[2]})`,
      width: vars.space[3],
      height: vars.space[1],
      backgroundColor: vars.accent.line,
    },
  },
});

export const half = style({ minWidth: 0 });

const headBase = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBottom: vars.space[2],
  ...typeStyles.micro,
  color: vars.text.muted,
});

export const head = styleVariants({
  bid: [headBase, { paddingInlineEnd: vars.space[2] }],
  ask: [headBase, { paddingInlineStart: vars.space[2] }],
});
