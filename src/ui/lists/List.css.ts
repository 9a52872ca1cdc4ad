import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const base = style({ margin: 0, padding: 0, listStyle: 'none' });

export const list = styleVariants({
  plain: [base],
  sheet: [base, { marginInline: `calc(-1 * ${vars.space[5]})` }],
});
