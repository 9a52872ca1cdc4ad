import type { Domain } from '../../Domain.ts';
import { handlers } from './handlers.ts';
import { Reserves } from './Reserves.ts';

declare module '../../context.ts' {
  interface Services {
    reserves: Reserves;
  }
}

/** What the operator holds and owes, for everybody to see. */
export const reservesDomain = {
  handlers,
  openServices: (context) => ({ services: { reserves: new Reserves(context) } }),
} satisfies Domain;
