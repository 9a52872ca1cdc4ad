import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `calc(${vars.space[2]} + ${vars.space[1]})`,
  minWidth: 0,
});

export const label = style({ ...typeStyles.label, color: vars.text.secondary });

export const labelLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[4],
});

/** Above the touch target, which is higher than its text. */
export const helpLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  columnGap: vars.space[4],
});

export const help = style({ ...typeStyles.caption, marginInlineStart: 'auto' });

export const aside = style({ ...typeStyles.caption, marginInlineStart: 'auto', color: vars.text.muted });

export const insideLabel = style({
  ...typeStyles.micro,
  color: vars.text.muted,
  // The hint may state a minimum: it wraps rather than being cut.
  overflowWrap: 'anywhere',
});

const boxBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.field,
  minWidth: 0,
  paddingInline: `calc(${vars.space[4]} + ${vars.space[1]})`,
  border: `${vars.size.hairline} solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
});

// The second pixel of the edge is a shadow, so that a state change does not shift the layout.
const edge = (colour: string) => ({
  borderColor: colour,
  boxShadow: `0 0 0 ${vars.size.hairline} ${colour}`,
});

export const box = styleVariants({
  normal: [boxBase, { selectors: { '&:focus-within': edge(vars.focus.ring) } }],
  invalid: [boxBase, edge(vars.danger.icon)],
  disabled: [
    boxBase,
    { backgroundColor: vars.surface.sunken, borderColor: vars.border.subtle, color: vars.text.muted },
  ],
});

export const size = styleVariants({
  md: {},
  /** The main figure of a form. */
  lg: { minHeight: `calc(${vars.size.field} + ${vars.space[4]})` },
  dense: { minHeight: vars.size.fieldDense, paddingInline: vars.space[3], gap: vars.space[2] },
});

export const input = style({
  // Below 16 px iOS zooms into the page on focus.
  ...typeStyles.input,
  flex: '1 1 0',
  minWidth: 0,
  minHeight: vars.size.touch,
  border: 0,
  background: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.text.muted, opacity: 1 },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** Multi-line input. */
export const lines = style([
  input,
  {
    resize: 'none',
    paddingBlock: vars.space[3],
    lineHeight: typeStyles.inputLong.lineHeight,
  },
]);

/** Same height as its text if the browser supports it; at least two lines. */
export const growing = style([
  lines,
  {
    fieldSizing: 'content',
    minHeight: `calc(2 * ${typeStyles.inputLong.lineHeight} + 2 * ${vars.space[3]})`,
  },
]);

export const code = style({ fontVariantNumeric: 'tabular-nums lining-nums', letterSpacing: vars.space[1] });

export const unit = style({ ...typeStyles.label, color: vars.text.muted, whiteSpace: 'nowrap' });

export const action = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.semibold,
  minHeight: vars.size.touch,
  color: vars.text.link,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.xs,
  selectors: { '&:disabled': { color: vars.text.muted } },
});

/** The icon of a button at the end has the same distance to the edge as the text at the start. */
export const endButton = style({ flex: 'none', marginInlineEnd: `calc(-1 * ${vars.space[4]})` });
