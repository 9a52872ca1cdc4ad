import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const divider = style({ border: 0, borderTop: `${vars.size.hairline} solid ${vars.border.subtle}` });
