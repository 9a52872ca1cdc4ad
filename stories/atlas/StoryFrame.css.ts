import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css.ts';

export const box = style({
  boxSizing: 'content-box',
  overflow: 'hidden',
  flex: 'none',
  border: `${vars.size.hairline} solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.skeleton.base,
});

export const frame = style({
  display: 'block',
  border: 0,
  maxWidth: 'none',
  transformOrigin: '0 0',
});
