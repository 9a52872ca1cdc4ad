import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

const rungBase = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[4],
  paddingBottom: vars.space[6],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // Connects one mark with the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      top: `calc(${vars.size.coinSm} + ${vars.space[2]})`,
      bottom: vars.space[2],
      insetInlineStart: `calc(${vars.size.coinSm} / 2)`,
      transform: 'translateX(-50%)',
      width: vars.size.hairline,
      backgroundColor: vars.border.strong,
    },
  },
});

export const rung = styleVariants({
  done: [
    rungBase,
    {
      selectors: {
        '&:not(:last-child)::before': { width: vars.space[1], backgroundColor: vars.accent.line },
      },
    },
  ],
  open: [rungBase],
});

export const body = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minHeight: vars.size.coinSm,
});
