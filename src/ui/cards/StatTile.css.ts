import { style, styleVariants } from '@vanilla-extract/css';

const base = style({ minWidth: 0 });

export const tile = styleVariants({
  start: [base, { textAlign: 'start' }],
  end: [base, { textAlign: 'end' }],
});
