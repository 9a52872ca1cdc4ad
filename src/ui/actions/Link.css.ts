import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const link = style({
  position: 'relative',
  color: vars.text.link,
  fontWeight: vars.font.weight.semibold,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { backgroundImage: 'none', textDecoration: 'underline' } } },
  },
  // Inside a sentence only the touch target grows, not the line.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlock: `calc(-1 * (${vars.space[4]} + ${vars.size.hairline}))`,
  },
});
