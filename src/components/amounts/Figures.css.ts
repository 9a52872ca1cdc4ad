import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';
import { line } from './Amount.css.ts';

export const list = style({ margin: 0, containerType: 'inline-size', ...typeStyles.caption });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[1],
});

/** Another possible name reserves its space, invisible and hidden from screen readers. */
const nameBase = style({
  minWidth: 0,
  selectors: {
    '&[data-other-name]': { display: 'inline-grid', justifyItems: 'start' },
    '&[data-other-name]::before': {
      content: 'attr(data-other-name)',
      height: 0,
      visibility: 'hidden',
      overflow: 'hidden',
    },
  },
});
const valueBase = style({
  margin: 0,
  minWidth: 0,
  maxWidth: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const name = styleVariants({
  row: [nameBase, { color: vars.text.secondary }],
  total: [nameBase, { color: vars.text.primary, fontWeight: vars.font.weight.semibold }],
});

export const value = styleVariants({
  row: [valueBase, { color: vars.text.primary, fontWeight: vars.font.weight.medium }],
  total: [valueBase, { color: vars.text.primary, fontWeight: vars.font.weight.semibold }],
  warning: [valueBase, { color: vars.warning.text, fontWeight: vars.font.weight.semibold }],
});

export const withAction = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  vars: { [line]: `calc(100cqi - ${vars.space[6]} - ${vars.space[1]})` },
});

/** The touch target is larger than the line but takes no extra layout space. */
export const action = style({
  flex: 'none',
  marginBlock: `calc((${vars.space[6]} - ${vars.size.touch}) / 2)`,
  marginInline: `calc((${vars.space[6]} - ${vars.size.touch}) / 2)`,
});

const unseen = { gridArea: 'all', visibility: 'hidden', overflow: 'hidden', whiteSpace: 'nowrap' } as const;

/**
 * The figure and its placeholder share one grid cell; an inline layout would make the line taller for a smaller figure.
 */
export const held = style({
  display: 'inline-grid',
  gridTemplate: '"all" auto / minmax(0, max-content)',
  maxWidth: '100%',
  verticalAlign: 'top',
  '::before': { content: 'attr(data-room)', ...unseen },
  '::after': { content: 'attr(data-other-room)', ...unseen },
});

export const figure = style({ gridArea: 'all', display: 'grid', justifyItems: 'end', minWidth: 0 });
