import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';
import { unseen } from '../text/VisuallyHidden.css.ts';

/** Shared place for the messages of all fields. */
export const place = style({ minWidth: 0 });

/**
 * Only one message is visible: that of the focused field, otherwise the first. Others are available to assistive
 * technology.
 */
export const message = style({
  selectors: {
    [`${place}:has(> [data-current]) > &:not([data-current])`]: unseen,
    [`${place}:not(:has(> [data-current])) > &:not(:nth-child(1 of :is(&)))`]: unseen,
  },
});

/** A field of the form has the focus. */
export const inHand = 'form:has(:is(input[type=text], input[type=range]):focus)';

/** Shown in place of messages while a field has the focus and no field has a message. */
export const reasonInHand = style({
  ...typeStyles.caption,
  display: 'none',
  color: vars.text.secondary,
  selectors: {
    [`${inHand} &`]: { display: 'block' },
    [`${place}:has(> ${message}) > &`]: { display: 'none' },
  },
});

export const error = style({
  ...typeStyles.caption,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.danger.text,
});

/** Like a notice: text colour for words, danger colour for the icon. */
export const errorBox = style({
  ...typeStyles.label,
  fontWeight: vars.font.weight.regular,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  backgroundColor: vars.danger.tint,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});

globalStyle(`${errorBox} > :first-child`, { color: vars.danger.icon });

export const errorIcon = style({ flex: 'none', paddingTop: vars.size.hairline, fontSize: '1.45em' });

export const name = style({ fontWeight: vars.font.weight.semibold });

export const hint = style({
  ...typeStyles.caption,
  color: vars.text.muted,
  selectors: { [`${message} > ${error} + &`]: unseen },
});
