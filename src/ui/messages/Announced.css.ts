import { style } from '@vanilla-extract/css';
import { inHand, place as messages, message, reasonInHand } from '../fields/FieldMessages.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { linesOf, typeStyles } from '../../theme/typeStyles.ts';

/** Both share one grid cell with space for three lines, which long languages need in a narrow column. */
export const place = style({
  display: 'grid',
  gridTemplateAreas: '"all"',
  alignItems: 'end',
  minHeight: linesOf('caption', 3),
});

export const kept = style({ gridArea: 'all', minWidth: 0 });

export const replaced = style([kept, { visibility: 'hidden' }]);

/** Hidden when a field has a message. */
export const replaceable = style([
  kept,
  {
    selectors: {
      [`&:has(+ ${messages} > ${message})`]: { visibility: 'hidden' },
      [`${inHand} &:has(+ ${messages} > ${reasonInHand})`]: { visibility: 'hidden' },
    },
  },
]);

export const said = style({
  display: 'flex',
  gap: vars.space[2],
  margin: 0,
  ...typeStyles.caption,
  color: vars.text.primary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const icon = style({ flex: 'none', color: vars.success.text });
