import type { Domain } from '../../Domain.ts';
import { handlers } from './handlers.ts';
import { Reserves } from './Reserves.ts';

declare module '../../context.ts' {
  interface Services {
    reserves: Reserves;
  }
}

/** Public reserves: the operator's holdings and liabilities. */
export const reservesDomain = {
  handlers,
  openServices: (context) => ({ services: { reserves: new Reserves(context) } }),
} satisfies Domain;
