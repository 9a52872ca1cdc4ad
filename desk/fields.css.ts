import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../src/theme/theme.css.ts';
import { typeStyles } from '../src/theme/typeStyles.ts';

const line = `${vars.size.hairline} solid ${vars.border.subtle}`;

export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

const cellBase = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.regular,
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  borderBottom: line,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const cell = style([cellBase]);
const titleBase = style([
  cellBase,
  { ...typeStyles.caption, fontWeight: vars.font.weight.medium, color: vars.text.secondary },
]);
export const name = style([cellBase, { color: vars.text.secondary }]);
/** Fixed width, so nothing moves while the operator types. */
export const title = styleVariants({
  Field: [titleBase, { width: '5.5rem' }],
  'Entered by the customer': [titleBase],
  'What is known': [titleBase],
  'Read from the ID': [titleBase],
  Check: [titleBase, { width: '5.25rem' }],
  'Reason, if refused': [titleBase, { width: '12.25rem' }],
});
/** The customer's text, with its line breaks. */
export const entered = style([
  cellBase,
  {
    fontWeight: vars.font.weight.medium,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
]);

const control = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.regular,
  width: '100%',
  minHeight: vars.size.buttonSm,
  paddingInline: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  color: vars.text.primary,
});

const readBase = style([control]);

export const read = styleVariants({
  same: [readBase],
  differs: [readBase, { borderColor: vars.danger.icon, color: vars.danger.text }],
});

const checkBase = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.semibold,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
});

export const check = styleVariants({
  same: [checkBase, { color: vars.success.text }],
  differs: [checkBase, { color: vars.danger.text }],
});

export const reason = style({ position: 'relative' });

const selectBase = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: vars.space[8],
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:disabled': {
        cursor: 'default',
        opacity: 1,
        color: vars.text.muted,
        borderColor: vars.border.subtle,
        backgroundColor: vars.surface.sunken,
      },
    },
  },
]);

export const select = styleVariants({
  none: [selectBase, { color: vars.text.muted }],
  chosen: [
    selectBase,
    { borderColor: vars.danger.icon, boxShadow: `0 0 0 ${vars.size.hairline} ${vars.danger.icon}` },
  ],
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: vars.text.muted,
});
