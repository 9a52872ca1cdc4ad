import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';
import { markAbove } from './markAbove.ts';

export const bar = style({
  position: 'relative',
  zIndex: vars.z.tabbar,
  flex: 'none',
  backgroundColor: vars.surface.base,
  borderTop: `${vars.size.hairline} solid ${vars.border.subtle}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
});

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ minWidth: 0 });

const base = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minHeight: vars.size.tabbar,
  minWidth: 0,
  paddingInline: vars.size.hairline,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` } },
});

const middle = `calc(50% - ${vars.size.hairline})`;

export const tab = styleVariants({
  other: [base, { color: vars.text.muted, '::before': markAbove }],
  current: [
    base,
    {
      color: vars.text.primary,
      '::before': {
        content: '',
        position: 'absolute',
        top: `calc(-1 * ${vars.size.hairline})`,
        left: `calc(50% - ${vars.space[6]} / 2)`,
        width: vars.space[6],
        height: vars.space[1],
        backgroundColor: vars.accent.line,
      },
      // Meridian tick below its line.
      '::after': {
        content: '',
        position: 'absolute',
        top: vars.size.hairline,
        left: middle,
        width: vars.space[1],
        height: vars.space[2],
        backgroundColor: vars.accent.line,
      },
    },
  ],
});

export const label = style({
  ...typeStyles.tab,
  // Six labels share the width: large text is limited to the size at which they fit.
  fontSize: `min(${typeStyles.tab.fontSize}, 3.2vw)`,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { fontSize: 'min(0.625rem, 3.2vw)', letterSpacing: '-0.02em' } },
  selectors: { [`${tab.current} &`]: { fontWeight: vars.font.weight.semibold } },
});
