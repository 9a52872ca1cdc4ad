import { createVar, style } from '@vanilla-extract/css';

export const coveredTop = createVar();
export const coveredBottom = createVar();

/** A modal dialog within the part of the page that an on-screen keyboard leaves visible. */
export const visibleArea = style({
  vars: { [coveredTop]: '0px', [coveredBottom]: '0px' },
  insetBlock: `${coveredTop} ${coveredBottom}`,
  maxHeight: `min(90dvh, calc(100dvh - ${coveredTop} - ${coveredBottom}))`,
});
