import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

const base = style({
  ...typeStyles.micro,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.iconSm,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.xs,
  // The header line is low; the touch target of each header extends up to the tabs and down to the first row.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: `calc(-1 * ${vars.space[2]})`,
    insetBlock: `calc(-1 * ${vars.space[3]})`,
  },
});

export const head = styleVariants({
  other: [base, { color: vars.text.muted }],
  sorting: [base, { color: vars.text.primary, fontWeight: vars.font.weight.semibold }],
});
