import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const list = style({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' });

const stepBase = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: {
    // Connects this mark with the next.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      top: `calc(${vars.size.coinSm} / 2)`,
      insetInlineStart: `calc(50% + ${vars.size.coinSm} / 2 + ${vars.space[1]})`,
      width: `calc(100% - ${vars.size.coinSm} - ${vars.space[2]})`,
      transform: 'translateY(-50%)',
      height: vars.size.hairline,
      backgroundColor: vars.border.strong,
    },
  },
});

export const step = styleVariants({
  done: [
    stepBase,
    {
      selectors: {
        '&:not(:last-child)::after': { height: vars.space[1], backgroundColor: vars.accent.line },
      },
    },
  ],
  current: [stepBase],
  ahead: [stepBase],
});

const wordBase = style({
  ...typeStyles.micro,
  // A label has only a third of the width.
  fontSize: `min(${typeStyles.micro.fontSize}, 5.5vw)`,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  paddingInline: vars.space[1],
  maxWidth: '100%',
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

export const word = styleVariants({
  done: [wordBase, { color: vars.text.primary }],
  current: [wordBase, { color: vars.text.primary, fontWeight: vars.font.weight.semibold }],
  ahead: [wordBase, { color: vars.text.muted }],
});
