import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { linesOf, typeStyles } from '../../theme/typeStyles.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Lines of large text are taller than the mark, which is centred on the first line. */
const drop = `max(0px, (${linesOf('label')} - ${vars.size.iconSm}) / 2)`;

const stepBase = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[4],
  paddingBottom: vars.space[5],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // Connects one mark with the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      top: `calc(${drop} + ${vars.size.iconSm} + ${vars.space[1]})`,
      bottom: `calc(${vars.space[1]} - ${drop})`,
      insetInlineStart: `calc(${vars.size.iconSm} / 2)`,
      transform: 'translateX(-50%)',
      width: vars.size.hairline,
      backgroundColor: vars.border.strong,
    },
  },
});

export const step = styleVariants({
  done: [
    stepBase,
    {
      selectors: {
        '&:not(:last-child)::before': { width: vars.space[1], backgroundColor: vars.accent.line },
      },
    },
  ],
  current: [stepBase],
  ahead: [stepBase],
  failed: [stepBase],
});

globalStyle(`${stepBase} > :first-child`, { marginTop: drop });

export const words = style({ flex: '1 1 0', minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});

const titleBase = style({ ...typeStyles.label, fontWeight: vars.font.weight.semibold });

export const title = styleVariants({
  done: [titleBase, { color: vars.text.primary }],
  current: [titleBase, { color: vars.text.primary }],
  ahead: [titleBase, { color: vars.text.muted }],
  failed: [titleBase, { color: vars.danger.text }],
});

export const time = style({
  ...typeStyles.caption,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const text = style({
  display: 'block',
  ...typeStyles.label,
  fontWeight: vars.font.weight.regular,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
