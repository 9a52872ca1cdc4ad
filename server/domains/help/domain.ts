import type { Domain } from '../../Domain.ts';
import { builtAgreements } from './builtAgreements.ts';
import { handlers } from './handlers.ts';

/** Agreements and other texts. */
export const helpDomain = {
  handlers,
  openServices: () => {
    // A text that cannot be used ends the start, not the page of whoever reads it first.
    builtAgreements();
    return {};
  },
} satisfies Domain;
