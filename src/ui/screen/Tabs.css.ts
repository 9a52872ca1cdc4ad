import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

const border = `${vars.size.hairline} solid ${vars.border.subtle}`;

/** The control at the end wraps below the tabs where it does not fit. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch' });

export const line = style({ display: 'flex', alignItems: 'stretch' });

const listBase = style({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  overflowY: 'clip',
  scrollbarWidth: 'none',
  flex: '1 1 auto',
  paddingInline: vars.size.gutter,
  borderBottom: border,
});

const apart = { [narrow]: { gap: vars.space[4], paddingInline: vars.size.gutterNarrow } };

export const list = styleVariants({
  md: [listBase, { gap: vars.space[6], '@media': apart }],
  sm: [listBase, { gap: vars.space[5], '@media': apart }],
  even: [
    listBase,
    { paddingInline: vars.space[3], '@media': { [narrow]: { paddingInline: vars.space[1] } } },
  ],
});

const tabBase = style({
  position: 'relative',
  minHeight: vars.size.touch,
  // Space for the focus ring, which the underline does not cover.
  paddingInline: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  fontWeight: vars.font.weight.medium,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` } },
});

/** Equal widths for many short tabs, never narrower than a name. */
export const even = style({
  flex: '1 0 auto',
  minWidth: 'max-content',
  marginInline: 0,
  textAlign: 'center',
});

export const size = styleVariants({ md: typeStyles.body, sm: typeStyles.label });

export const tab = styleVariants({
  other: [tabBase],
  current: [
    tabBase,
    {
      color: vars.text.primary,
      fontWeight: vars.font.weight.semibold,
      '::before': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space[2],
        bottom: 0,
        height: vars.space[1],
        backgroundColor: vars.accent.line,
      },
      // Meridian tick.
      '::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '50%',
        marginInlineStart: `calc(-0.5 * ${vars.space[1]})`,
        bottom: vars.space[1],
        width: vars.space[1],
        height: vars.space[2],
        backgroundColor: vars.accent.line,
      },
    },
  ],
});

export const count = style({
  marginInlineStart: vars.space[2],
  color: vars.text.muted,
  fontWeight: vars.font.weight.medium,
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flex: '1 0 auto',
  maxWidth: '100%',
  paddingInline: vars.size.gutter,
  borderBottom: border,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
});
