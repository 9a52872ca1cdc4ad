import { later } from '../../ui/loading/later.ts';

/** Page of a US stock, which a pair does not load. */
export const laterStock = later(async () => (await import('./KlineStock.tsx')).KlineStock);
