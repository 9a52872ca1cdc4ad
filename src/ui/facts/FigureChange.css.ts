import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** Where two columns of figures do not fit beside their labels: double text size, or a small phone. */
const tight = '(max-width: 20rem)';

/** Both: double text size on a small phone. */
const tightest = '(max-width: 10rem)';

export const frame = style({ containerType: 'inline-size' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sunken,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** A label above its two figures. */
export const row = style({
  '@container': { [tight]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});

/** Empty corner cell above the labels. */
export const corner = style({ '@container': { [tight]: { display: 'none' } } });

const cell = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.regular,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  textAlign: 'end',
  verticalAlign: 'baseline',
});

export const head = style([cell, { color: vars.text.muted }]);

const labelBase = style({
  textAlign: 'start',
  '@container': { [tight]: { gridColumn: '1 / -1' } },
});

export const label = styleVariants({
  row: [cell, labelBase, { color: vars.text.secondary }],
  total: [cell, labelBase, { color: vars.text.primary, fontWeight: vars.font.weight.semibold }],
});

const figure = style([cell, { whiteSpace: 'nowrap', '@container': { [tight]: { paddingTop: 0 } } }]);

/** Below the figure where both do not fit on a line. */
export const unit = style({ '@container': { [tightest]: { display: 'block' } } });
export const space = style({ '@container': { [tightest]: { display: 'none' } } });

export const before = styleVariants({
  same: [figure, { color: vars.text.primary }],
  changed: [figure, { color: vars.text.muted, textDecoration: 'line-through' }],
});

export const after = styleVariants({
  same: [figure, { color: vars.text.primary, fontWeight: vars.font.weight.medium }],
  changed: [figure, { color: vars.danger.text, fontWeight: vars.font.weight.semibold }],
  total: [figure, { color: vars.text.primary, fontWeight: vars.font.weight.semibold }],
});

export const sum = style([row, { borderTop: `${vars.size.hairline} solid ${vars.border.strong}` }]);
