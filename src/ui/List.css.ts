import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const base = style({ margin: 0, padding: 0, listStyle: 'none' });

export const list = styleVariants({
  plain: [base],
  sheet: [base, { marginInline: `calc(-1 * ${vars.space[5]})` }],
  card: [
    base,
    {
      overflow: 'hidden',
      backgroundColor: vars.surface.raised,
      border: `${vars.size.hairline} solid ${vars.border.subtle}`,
      borderRadius: vars.radius.card,
    },
  ],
});
