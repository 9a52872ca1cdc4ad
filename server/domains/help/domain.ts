import type { Domain } from '../../Domain.ts';
import type { Agreements } from './Agreements.ts';
import { builtAgreements } from './builtAgreements.ts';
import { handlers } from './handlers.ts';

declare module '../../context.ts' {
  interface Services {
    agreements: Agreements;
  }
}

/** Agreements and other texts. */
export const helpDomain = {
  handlers,
  // A text that cannot be used ends the start, not the page of whoever reads it first.
  openServices: ({ config }) => ({ services: { agreements: builtAgreements(config.retention) } }),
} satisfies Domain;
