import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { linesOf } from '../../theme/typeStyles.ts';
import { bar } from './Skeleton.css.ts';

const column = (gap: string) => ({ display: 'flex', flexDirection: 'column', gap }) as const;

export const group = styleVariants({
  fields: column(vars.space[6]),
  facts: column(vars.space[3]),
  cards: column(vars.space[4]),
  messages: column(vars.space[4]),
});

/** A label above its field. */
export const field = style(column(vars.space[3]));
export const label = style([bar, { width: '28%', height: vars.space[4] }]);
export const box = style([
  bar,
  { width: '100%', height: vars.size.field, borderRadius: vars.radius.control },
]);

/** A name and its value at the two ends of a line. */
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: linesOf('label'),
});
export const factName = styleVariants({ long: '38%', short: '26%' }, (width) => [
  bar,
  { width, height: vars.space[4] },
]);
export const factValue = styleVariants({ long: '30%', short: '20%' }, (width) => [
  bar,
  { width, height: vars.space[4] },
]);

export const card = style({
  ...column(vars.space[4]),
  padding: vars.space[5],
  border: `${vars.size.hairline} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
});
export const cardTitle = style([bar, { width: '45%', height: vars.space[5] }]);
export const cardFacts = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[5] });
export const cardFact = style([bar, { width: '24%', height: vars.space[7] }]);

const bubble = style([bar, { width: '62%', height: vars.size.touch, borderRadius: vars.radius.card }]);
export const message = styleVariants({
  theirs: [bubble],
  own: [bubble, { width: '48%', alignSelf: 'flex-end' }],
});
