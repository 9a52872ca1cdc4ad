import type { AskedProduct } from '../../api/products.ts';

/** Products that questions can come before; a back end says which of them it asks any. */
export const askedProducts: readonly AskedProduct[] = ['lever', 'option'];

export const isAskedProduct = (product: string | null): product is AskedProduct =>
  askedProducts.some((known) => known === product);
