import { useQuery, useQueryClient } from '@tanstack/react-query';
import { products } from '../../api/products.ts';
import { newCoin } from '../../api/subscription.ts';
import { isClosed } from '../../components/products/isClosed.ts';
import { useAddressedProduct } from '../../components/products/useAddressedProduct.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { NewCoinView } from './NewCoinView.tsx';

/** The new coin in the URL. */
export function NewCoin() {
  const { back, pathOf, serverNow, isOffline, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const { id, product } = useAddressedProduct(newCoin, 'subscription.unknown');
  return (
    <NewCoinView
      product={product}
      isClosed={isClosed(useQuery(products()).data, 'subscription')}
      isOffline={isOffline}
      now={serverNow}
      links={{ subscribe: pathOf('SubscribeNewCoin', { id }), others: pathOf('NewCoins') }}
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['subscription'] })}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
