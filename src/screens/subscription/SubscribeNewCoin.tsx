import { useQuery, useQueryClient } from '@tanstack/react-query';
import { newCoinOrders, subscribeNewCoin, type NewCoinOrder } from '../../api/subscription.ts';
import { balances } from '../../api/wallet.ts';
import { lookUps } from '../../components/command/productOrders.ts';
import { useCommandForm } from '../../components/command/useCommandForm.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { orderTimesOf } from '../../components/subscription/newCoinTerms.ts';
import { holdingOf, rowsOf } from '../../components/wallet/holdings.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import { isText } from '../../stored/shapes.ts';
import { joinRemotes, remoteOf } from '../../ui/loading/remoteData.ts';
import { subscribeForm, type SubscribeValues } from './subscribeForm.ts';
import { SubscribeNewCoinView } from './SubscribeNewCoinView.tsx';
import { useNewCoin } from './useNewCoin.ts';
import { sendsClientIds } from '../../api/calling/clientIds.ts';

const fields = { product: isText, amount: isDecimal };

/** Subscribes, and looks a subscription up whose answer did not come. */
function useSubscribing(of: string) {
  const queryClient = useQueryClient();
  const { site } = useShell();
  const ask = async (query: Parameters<typeof newCoinOrders>[0]): Promise<NewCoinOrder[]> => {
    const found = await queryClient.fetchQuery({ ...newCoinOrders(query), staleTime: 0, gcTime: 0 });
    return found.order_list;
  };
  const command = useCommandForm({
    name: 'subscription',
    fields,
    of,
    fieldOf: { amount: 'amount' },
    changes: [balances().queryKey, ['subscription']],
    mutation: subscribeNewCoin(),
    formOf: (values: SubscribeValues, clientId) => subscribeForm(values, clientId, site),
    ...lookUps<SubscribeValues, NewCoinOrder>({
      keepsIds: sendsClientIds(site),
      ask,
      madeMsOf: (row) => orderTimesOf(row).createdMs,
    }),
  });
  return {
    ...command,
    onSubmit: async (values: SubscribeValues) => {
      const refused = await command.onSubmit(values);
      // It may have ended, or been sold, meanwhile.
      if (refused) void queryClient.invalidateQueries({ queryKey: ['subscription', 'product'] });
      return refused;
    },
  };
}

/** The newest one, once it was made: a back end that reviews has not taken the price yet. */
function useIsReviewed(made: SubscribeValues | undefined): boolean {
  const newest = useQuery({ ...newCoinOrders({ limit: '1' }), enabled: made !== undefined });
  const [order] = newest.data?.order_list ?? [];
  return order !== undefined && order.exam_status === 3;
}

/** Pays for the new coin of the address. */
export function SubscribeNewCoin() {
  const { back, pathOf, serverNow, isOffline, offlineBar } = useShell();
  const { id, product, isClosed } = useNewCoin();
  const held = useQuery(balances());
  const { isMadeBefore: _, repeat: __, onGiveUp: ___, ...command } = useSubscribing(id);
  const isReviewed = useIsReviewed(command.made);
  const known = product.state === 'ready' ? product.data : undefined;
  const row = rowsOf(held.data?.change_wallet).find(({ currency }) => currency === known?.currency_id);
  return (
    <SubscribeNewCoinView
      {...command}
      product={joinRemotes(product, remoteOf(held), (coin) => coin)}
      available={holdingOf(row, 'change').available}
      isClosed={isClosed}
      isReviewed={isReviewed}
      now={serverNow}
      isOffline={isOffline}
      links={{
        own: pathOf('NewCoins', { tab: 'own' }),
        others: pathOf('NewCoins'),
        deposit: pathOf('Deposit', known ? { coin: known.currency_name } : {}),
      }}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
