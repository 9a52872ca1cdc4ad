import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const list = style({ display: 'flex', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });

const stageBase = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  borderTop: `${vars.space[2]} solid`,
  paddingTop: vars.space[2],
});

export const stage = styleVariants({
  reached: [stageBase, { borderTopColor: vars.accent.line }],
  ahead: [stageBase, { borderTopColor: vars.border.strong }],
});

const textBase = style({
  ...typeStyles.micro,
  // A column has a fifth of the width.
  fontSize: `min(${typeStyles.micro.fontSize}, 3.4vw)`,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const name = styleVariants({
  current: [textBase, { color: vars.text.primary, fontWeight: vars.font.weight.semibold }],
  other: [textBase, { color: vars.text.muted, fontWeight: vars.font.weight.medium }],
});

export const note = style([textBase, { color: vars.text.muted }]);
