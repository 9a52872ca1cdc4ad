import { useQuery } from '@tanstack/react-query';
import { products } from '../../api/products.ts';
import { newCoin, newCoinOrders, subscribeNewCoin } from '../../api/subscription.ts';
import { balances } from '../../api/wallet.ts';
import { useCommandForm } from '../../components/command/useCommandForm.ts';
import { isClosed } from '../../components/products/isClosed.ts';
import { productForm, productRecords, type ProductValues } from '../../components/products/productOrder.ts';
import { useAddressedProduct, useProductPage } from '../../components/products/useAddressedProduct.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { orderTimesOf } from '../../components/subscription/newCoinTerms.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import { isText } from '../../stored/shapes.ts';
import { SubscribeNewCoinView } from './SubscribeNewCoinView.tsx';

/** Whether the newest subscription is under review: a reviewing back end has not charged the price yet. */
function useIsReviewed(made: ProductValues | undefined): boolean {
  const newest = useQuery({ ...newCoinOrders({ limit: '1' }), enabled: made !== undefined });
  const [order] = newest.data?.order_list ?? [];
  return order !== undefined && order.exam_status === 3;
}

/** Subscribes to the new coin in the URL. */
export function SubscribeNewCoin() {
  const { pathOf } = useShell();
  const { id, product } = useAddressedProduct(newCoin, 'subscription.unknown');
  const command = useCommandForm({
    name: 'subscription',
    fields: { product: isText, amount: isDecimal },
    of: id,
    fieldOf: { amount: 'amount' },
    changes: [balances().queryKey, ['subscription']],
    // The subscription may have ended or sold out.
    shown: [['subscription', 'product']],
    mutation: subscribeNewCoin(),
    formOf: productForm,
    records: productRecords(newCoinOrders, (order) => orderTimesOf(order).createdMs),
  });
  const known = product.state === 'ready' ? product.data : undefined;
  return (
    <SubscribeNewCoinView
      {...useProductPage(product, useQuery(balances()), (found) => found.currency_id)}
      command={command}
      isClosed={isClosed(useQuery(products()).data, 'subscription')}
      isReviewed={useIsReviewed(command.made)}
      links={{
        own: pathOf('NewCoins', { tab: 'own' }),
        others: pathOf('NewCoins'),
        deposit: pathOf('Deposit', known ? { coin: known.currency_name } : {}),
      }}
    />
  );
}
