import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.sunken,
});

/** The link wraps below the text where large text does not fit. */
export const content = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

export const words = style({ flex: '1 1 9rem', minWidth: 0 });

export const title = style({ ...typeStyles.bodyStrong, overflowWrap: 'anywhere' });

export const caption = style({ ...typeStyles.caption, color: vars.text.secondary, overflowWrap: 'anywhere' });
