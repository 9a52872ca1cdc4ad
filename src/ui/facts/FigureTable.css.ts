import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Where three figures do not fit side by side: double text size on a small phone. */
const tight = '(max-width: 12rem)';

export const frame = style({ containerType: 'inline-size' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const rowBase = style({
  '@container': { [tight]: { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'baseline' } },
});

export const row = styleVariants({
  head: [rowBase],
  body: [rowBase, { borderTop: `${vars.size.hairline} solid ${vars.border.subtle}` }],
});

const cell = style({
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[3],
  textAlign: 'end',
  verticalAlign: 'baseline',
});

/** In a narrow layout the row's subject moves above its figures. */
const firstCell = style({
  paddingInlineStart: 0,
  textAlign: 'start',
  '@container': { [tight]: { gridColumn: '1 / -1', paddingBlockEnd: 0 } },
});

const headCell = style({ ...typeStyles.caption, color: vars.text.muted });
export const head = styleVariants({ first: [headCell, cell, firstCell], other: [headCell, cell] });

const figureCell = style({ ...typeStyles.label, color: vars.text.primary, whiteSpace: 'nowrap' });
export const figure = styleVariants({ first: [figureCell, cell, firstCell], other: [figureCell, cell] });
