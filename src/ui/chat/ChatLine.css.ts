import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

const lineBase = style({
  ...typeStyles.caption,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  textAlign: 'center',
});

const rule = {
  content: '""',
  flex: '1 1 0',
  borderTop: `${vars.size.hairline} solid ${vars.accent.line}`,
};

export const line = styleVariants({
  plain: [lineBase, { color: vars.text.muted }],
  marked: [
    lineBase,
    {
      color: vars.accent.text,
      fontWeight: vars.font.weight.semibold,
      '::before': rule,
      '::after': rule,
    },
  ],
});
