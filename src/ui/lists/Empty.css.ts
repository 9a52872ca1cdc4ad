import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[5],
  paddingBlock: vars.space[7],
  paddingInline: vars.space[7],
  textAlign: 'center',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxWidth: `calc(5 * ${vars.space[10]})`,
  textWrap: 'balance',
  // An address in the sentence may be longer than the line.
  overflowWrap: 'anywhere',
});
