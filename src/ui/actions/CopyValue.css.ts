import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { typeStyles } from '../../theme/typeStyles.ts';
import { hidden } from '../text/VisuallyHidden.css.ts';

export const value = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end' });

export const line = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const text = style({ minWidth: 0, overflowWrap: 'anywhere', userSelect: 'all' });

/** A full-size touch target around an icon as high as the line, so that rows keep their spacing. */
export const button = style({
  flex: 'none',
  marginBlock: `calc(-1 * ${vars.space[4]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
});

export const failed = style({ ...typeStyles.caption, color: vars.danger.text });

/** The icon shows it visually. */
export const copied = hidden;
