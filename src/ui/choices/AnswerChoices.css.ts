import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const base = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.regular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  width: '100%',
  minHeight: vars.size.button,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `${vars.size.hairline} solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.raised,
  color: vars.text.primary,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const choice = styleVariants({
  open: [
    base,
    {
      cursor: 'pointer',
      selectors: {
        '&:focus-visible': {
          outline: `${vars.space[1]} solid ${vars.focus.ring}`,
          outlineOffset: vars.space[1],
        },
      },
    },
  ],
  sent: [base, { borderColor: vars.accent.line, backgroundColor: vars.accent.tint }],
  other: [base, { color: vars.text.muted }],
  right: [base, { borderColor: vars.success.icon, backgroundColor: vars.success.tint }],
  wrong: [base, { borderColor: vars.danger.icon, backgroundColor: vars.danger.tint }],
});

const markBase = style({ flex: 'none', display: 'grid', placeItems: 'center', width: vars.space[6] });

export const mark = styleVariants({
  open: [markBase],
  sent: [markBase, { color: vars.accent.text }],
  other: [markBase],
  right: [markBase, { color: vars.success.icon }],
  wrong: [markBase, { color: vars.danger.icon }],
});

export const ring = style({
  width: vars.space[5],
  height: vars.space[5],
  border: `${vars.size.hairline} solid ${vars.text.muted}`,
  borderRadius: vars.radius.pill,
});
