import type { Domain } from './Domain.ts';

/** Quotes on Home and on the market page. */
export const stocks = {} satisfies Domain;
