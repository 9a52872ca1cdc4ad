import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const card = style({
  position: 'relative',
  border: `${vars.size.hairline} solid ${vars.border.strong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.raised,
  overflow: 'hidden',
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  width: '100%',
  minHeight: vars.size.row,
  paddingBlock: vars.space[4],
  paddingInlineStart: vars.space[5],
  // Space for the button on the line between both.
  paddingInlineEnd: `calc(${vars.size.touch} + 2 * ${vars.space[5]})`,
  textAlign: 'start',
  color: vars.text.primary,
  selectors: {
    '&:active': { backgroundColor: vars.surface.pressed },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` },
  },
});

/** Both labels have the same width, so that the accounts align. */
export const word = style({ flex: 'none', minWidth: '3.5em', ...typeStyles.label, color: vars.text.muted });

export const account = style({ flex: '1 1 7em', minWidth: 0 });

export const name = style({
  display: 'block',
  ...typeStyles.body,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
});

export const free = style({
  display: 'block',
  ...typeStyles.caption,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const line = style({
  position: 'relative',
  height: 0,
  borderTop: `${vars.size.hairline} solid ${vars.border.subtle}`,
  marginInline: vars.space[5],
});

export const swap = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: `calc(${vars.size.touch} / -2)`,
  borderRadius: vars.radius.pill,
  border: `${vars.size.hairline} solid ${vars.border.control}`,
  backgroundColor: vars.surface.base,
  // The accounts are stacked, so the arrows are side by side.
  transform: 'rotate(90deg)',
});
