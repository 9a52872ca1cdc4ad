import { style } from '@vanilla-extract/css';

/** Visually hidden but announced, for styles that hide conditionally. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const hidden = style(unseen);
