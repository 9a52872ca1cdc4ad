import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

/** The field and its presets; stacked where they do not fit. */
export const stake = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[3] });
export const stakeField = style({ flex: '1 1 9rem', minWidth: 0 });
export const stakes = style({ flex: '1 1 11rem', minWidth: 0 });

export const costs = style({
  ...typeStyles.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  color: vars.text.secondary,
});
export const cost = style({ fontWeight: vars.font.weight.medium, color: vars.text.primary });

/** Three side by side; stacked where a word does not fit. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(5.5rem, 28%)), 1fr))',
  gap: vars.space[3],
});
