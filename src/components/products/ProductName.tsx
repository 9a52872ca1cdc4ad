import { FormattedMessage } from 'react-intl';
import type { AskedProduct } from '../../api/products.ts';

/** What is traded, as its tab calls it. */
export function ProductName({ product }: { product: AskedProduct }) {
  return product === 'lever' ? (
    <FormattedMessage id="product.contracts" defaultMessage="Contracts" />
  ) : (
    <FormattedMessage id="assets.account.options.use" defaultMessage="Timed options" />
  );
}
