import { FormattedMessage } from 'react-intl';
import type { AskedProduct } from '../../api/products.ts';

/** Name of a product, as on its tab. */
export function ProductName({ product }: { product: AskedProduct }) {
  return product === 'lever' ? (
    <FormattedMessage id="product.contracts" defaultMessage="Contracts" />
  ) : (
    <FormattedMessage id="assets.account.options.use" defaultMessage="Timed options" />
  );
}
