/** True if the back end does not offer a product to this user. */
export const isClosed = (
  offered: { products: readonly { product: string; is_open: boolean }[] } | undefined,
  product: string,
): boolean => offered?.products.some((row) => row.product === product && !row.is_open) === true;
