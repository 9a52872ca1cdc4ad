import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** Total height of all rows. */
export const height = createVar();

/** Distance of a row from the list's top. */
export const offset = createVar();

/**
 * The list itself anchors the scroll position, for browsers without scroll anchoring: both together would be too much.
 */
export const list = style({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowAnchor: 'none',
});

export const long = style([list, { height }]);

export const placed = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  transform: `translateY(${offset})`,
});

export const divided = style({ borderTop: `${vars.size.hairline} solid ${vars.border.subtle}` });
