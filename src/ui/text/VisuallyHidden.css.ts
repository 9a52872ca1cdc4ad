import { style } from '@vanilla-extract/css';

/** Heard and not seen, for styles that hide so at times. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const hidden = style(unseen);
