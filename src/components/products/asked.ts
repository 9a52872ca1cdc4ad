import type { AskedProduct } from '../../api/products.ts';

/** Products that may require a questionnaire; the back end reports which of them do. */
export const askedProducts: readonly AskedProduct[] = ['lever', 'option'];

export const isAskedProduct = (product: string | null): product is AskedProduct =>
  askedProducts.some((known) => known === product);
