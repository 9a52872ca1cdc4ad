import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { typeStyles } from '../theme/typeStyles.ts';

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

export const trace = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: vars.space[4],
  ...typeStyles.caption,
  color: vars.text.muted,
});

export const help = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: vars.text.link,
  fontWeight: vars.font.weight.semibold,
});
