import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({
  flex: '1 1 auto',
  width: '100%',
  minHeight: '20rem',
  border: 0,
  borderTop: `${vars.size.hairline} solid ${vars.border.subtle}`,
  backgroundColor: vars.surface.base,
});
