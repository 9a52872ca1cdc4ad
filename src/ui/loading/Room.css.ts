import { styleVariants } from '@vanilla-extract/css';

/** In rem, so that it scales with the text: the height of the part on a phone in English. */
export const room = styleVariants({
  contractTicket: { minHeight: '46.75rem' },
  demoContractTicket: { minHeight: '40.5rem' },
  optionTicket: { minHeight: '38.75rem' },
  demoOptionTicket: { minHeight: '33.5rem' },
  optionTerms: { minHeight: '29.2rem' },
});
