import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { typeStyles } from '../theme/typeStyles.ts';
import { unseen } from './VisuallyHidden.css.ts';

/** Where the messages of all fields come together. */
export const place = style({ minWidth: 0 });

/** One is seen: that of the field in hand, else the first. The others are heard at their fields. */
export const message = style({
  selectors: {
    [`${place}:has(> [data-current]) > &:not([data-current])`]: unseen,
    [`${place}:not(:has(> [data-current])) > &:not(:first-child)`]: unseen,
  },
});

export const error = style({
  ...typeStyles.caption,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.danger.text,
});

export const errorIcon = style({ flex: 'none', paddingTop: vars.size.hairline, fontSize: '1.45em' });

export const name = style({ fontWeight: vars.font.weight.semibold });

export const hint = style({
  ...typeStyles.caption,
  color: vars.text.muted,
  selectors: { [`${message} > ${error} + &`]: unseen },
});
