import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const group = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  padding: `calc(${vars.space[1]} + ${vars.size.hairline})`,
  border: `${vars.size.hairline} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.sunken,
});

const optionBase = style({
  ...typeStyles.label,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: vars.size.buttonSm,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  textAlign: 'center',
  color: vars.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc(-1 * ${vars.space[2]})`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.space[1]} solid ${vars.focus.ring}`,
      outlineOffset: vars.space[1],
    },
  },
});

const chosen = { fontWeight: vars.font.weight.semibold };

export const option = styleVariants({
  other: [optionBase],
  neutral: [
    optionBase,
    {
      ...chosen,
      backgroundColor: vars.surface.picked,
      color: vars.text.primary,
      boxShadow: `0 0 0 ${vars.size.hairline} ${vars.border.subtle}`,
    },
  ],
  buy: [optionBase, { ...chosen, backgroundColor: vars.positive.fill, color: vars.positive.onFill }],
  sell: [optionBase, { ...chosen, backgroundColor: vars.negative.fill, color: vars.negative.onFill }],
});

export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', margin: 0 });
