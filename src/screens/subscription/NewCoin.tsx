import { useQueryClient } from '@tanstack/react-query';
import { useShell } from '../../components/shell/useShell.ts';
import { NewCoinView } from './NewCoinView.tsx';
import { useNewCoin } from './useNewCoin.ts';

/** The new coin of the address. */
export function NewCoin() {
  const { back, pathOf, serverNow, isOffline, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const { id, product, isClosed } = useNewCoin();
  return (
    <NewCoinView
      product={product}
      isClosed={isClosed}
      isOffline={isOffline}
      now={serverNow}
      links={{ subscribe: pathOf('SubscribeNewCoin', { id }), others: pathOf('NewCoins') }}
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['subscription'] })}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
