import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';

export const content = style({
  containerType: 'inline-size',
  flex: '1 1 0',
  display: 'flex',
  // Text that does not fit beside the icon wraps below it.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  minWidth: 0,
  paddingBlock: vars.space[3],
  textAlign: 'start',
});

/** Text at double size on a small phone needs the space. */
export const lead = style({ flex: 'none', '@container': { '(max-width: 10rem)': { display: 'none' } } });

export const press = style([content, { selectors: { '&:focus-visible': { outline: 'none' } } }]);

/** At large text sizes the tag moves below the words. */
export const words = style({
  flex: '1 1 0',
  minWidth: 'min-content',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
});

export const name = style({ flex: '1 1 auto', minWidth: 'min-content' });

export const title = style({ display: 'block', ...typeStyles.bodyStrong, overflowWrap: 'anywhere' });

export const caption = style({
  display: 'block',
  ...typeStyles.caption,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
