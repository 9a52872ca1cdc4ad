import { style, styleVariants } from '@vanilla-extract/css';
import { narrow, vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

const gutter = {
  paddingInline: vars.size.gutter,
  '@media': { [narrow]: { paddingInline: vars.size.gutterNarrow } },
};

const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  textDecoration: 'none',
  color: vars.text.primary,
});

const base = style([
  content,
  {
    padding: vars.space[4],
    border: `${vars.size.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.card,
  },
]);

/** Separated from the next row; its action stands below the link. */
export const entry = style({ borderBottom: `${vars.size.hairline} solid ${vars.border.subtle}` });

const rowBase = style([
  content,
  {
    paddingBlock: vars.space[4],
    ...gutter,
  },
]);

export const action = style({
  paddingBlockEnd: vars.space[4],
  ...gutter,
});

const pressable = style({
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '&:active': { backgroundColor: vars.surface.pressed } },
});

export const card = styleVariants({
  open: [base, { backgroundColor: vars.surface.raised }, pressable],
  closed: [base, { backgroundColor: vars.surface.sunken, borderColor: vars.border.subtle }],
});

export const row = styleVariants({
  open: [rowBase, pressable],
  closed: [rowBase],
});

/** At large text sizes the result moves below the title. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const title = style({
  flex: 1,
  minWidth: 'min-content',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});

export const name = style({ ...typeStyles.bodyStrong });

export const detail = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.regular,
  color: vars.text.muted,
});

export const sentence = style({ ...typeStyles.caption, color: vars.text.secondary, flexBasis: '100%' });

/** In columns; stacked where large text does not fit. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[3]} ${vars.space[4]}` });

export const fact = style({
  flex: '1 1 0',
  minWidth: 'min-content',
  display: 'flex',
  flexDirection: 'column',
});

export const label = style({ ...typeStyles.caption, color: vars.text.muted });

/** A figure does not wrap from its unit; facts wrap where they do not fit. */
export const value = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
});

export const note = style({ ...typeStyles.caption, color: vars.text.secondary, overflowWrap: 'anywhere' });
