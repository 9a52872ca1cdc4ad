import { useQuery } from '@tanstack/react-query';
import { host, hostingOrders, hostingProduct } from '../../api/hosting.ts';
import { products } from '../../api/products.ts';
import { balances } from '../../api/wallet.ts';
import { useCommandForm } from '../../components/command/useCommandForm.ts';
import { isOffered } from '../../components/hosting/hostingTerms.ts';
import { timesOf } from '../../components/hosting/orderFigures.ts';
import { isClosed } from '../../components/products/isClosed.ts';
import { productForm, productRecords } from '../../components/products/productOrder.ts';
import { useAddressedProduct, useProductPage } from '../../components/products/useAddressedProduct.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import { isBoolean, isText } from '../../stored/shapes.ts';
import { mapRemote } from '../../ui/loading/remoteData.ts';
import type { HostValues } from './hostForm.ts';
import { HostView } from './HostView.tsx';

const fields = { product: isText, amount: isDecimal, agreement: isBoolean, penalty: isBoolean };

/** Order page of the product in the address. */
export function Host() {
  const { pathOf } = useShell();
  const { id, product } = useAddressedProduct(hostingProduct, 'hosting.notOnOffer');
  const command = useCommandForm({
    name: 'hosting',
    fields,
    // Consent is required for each order, so it is not stored.
    unstored: ['agreement', 'penalty'],
    of: id,
    fieldOf: { amount: 'amount' },
    changes: [balances().queryKey, ['hosting']],
    // The offer may have ended or sold out.
    shown: [['hosting', 'product']],
    mutation: host(),
    formOf: (values: HostValues, clientId) => productForm(values, clientId),
    records: productRecords(hostingOrders, (order) => timesOf(order).hostedMs),
  });
  const offered = mapRemote(product, (row) => (row && isOffered(row) ? row : undefined));
  return (
    <HostView
      {...useProductPage(offered, useQuery(balances()), (found) => found.currency_id)}
      command={command}
      isClosed={isClosed(useQuery(products()).data, 'hosting')}
      links={{
        orders: pathOf('HostingOrders'),
        products: pathOf('HostingProducts'),
        rules: pathOf('HostingRules', id === '' ? {} : { id }),
        deposit: pathOf('Deposit'),
      }}
    />
  );
}
