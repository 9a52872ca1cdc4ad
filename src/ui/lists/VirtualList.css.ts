import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** How high all rows are together. */
export const height = createVar();

/** How far below the list's top a row begins. */
export const offset = createVar();

/** The list itself holds still what is read, for browsers that do not: twice would be too much. */
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
