import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/calling/ApiError.ts';
import {
  host,
  hostingOrders,
  hostingProduct,
  type HostingOrder,
  type HostingProduct,
} from '../../api/hosting.ts';
import { products } from '../../api/products.ts';
import { balances } from '../../api/wallet.ts';
import { lookUps } from '../../components/command/productOrders.ts';
import { useCommandForm } from '../../components/command/useCommandForm.ts';
import { isOffered } from '../../components/hosting/hostingTerms.ts';
import { timesOf } from '../../components/hosting/orderFigures.ts';
import { isClosed } from '../../components/products/isClosed.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { holdingOf, rowsOf } from '../../components/wallet/holdings.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import { isBoolean, isText } from '../../stored/shapes.ts';
import { joinRemotes, mapRemote, ready, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';
import { hostForm, type HostValues } from './hostForm.ts';
import { HostView } from './HostView.tsx';
import { sendsClientIds } from '../../api/calling/clientIds.ts';

const fields = { product: isText, amount: isDecimal, agreement: isBoolean, penalty: isBoolean };

/** Hosts an amount, and looks an order up whose answer did not come. */
function useHosting(of: string) {
  const queryClient = useQueryClient();
  const { site } = useShell();
  const ask = async (query: Parameters<typeof hostingOrders>[0]): Promise<HostingOrder[]> => {
    const found = await queryClient.fetchQuery({ ...hostingOrders(query), staleTime: 0, gcTime: 0 });
    return found.order_list;
  };
  const command = useCommandForm({
    name: 'hosting',
    fields,
    // What is agreed to is agreed to anew each time.
    unstored: ['agreement', 'penalty'],
    of,
    fieldOf: { amount: 'amount' },
    changes: [balances().queryKey, ['hosting']],
    mutation: host(),
    formOf: (values: HostValues, clientId) => hostForm(values, clientId, site),
    ...lookUps<HostValues, HostingOrder>({
      keepsIds: sendsClientIds(site),
      ask,
      madeMsOf: (row) => timesOf(row).hostedMs,
    }),
  });
  return {
    ...command,
    onSubmit: async (values: HostValues) => {
      const refused = await command.onSubmit(values);
      // It may have been taken from the offer, or filled, meanwhile.
      if (refused) void queryClient.invalidateQueries({ queryKey: ['hosting', 'product'] });
      return refused;
    },
  };
}

/** Undefined where no such product is on offer. */
function offered(product: Remote<HostingProduct>): Remote<HostingProduct | undefined> {
  const { state } = product;
  if (
    state === 'failed' &&
    product.error instanceof ApiError &&
    product.error.reason === 'hosting.notOnOffer'
  )
    return ready(undefined);
  return mapRemote(product, (row) => (isOffered(row) ? row : undefined));
}

/** Puts an amount into the product of the address. */
export function Host() {
  const [query] = useSearchParams();
  const { back, pathOf, serverNow, isOffline, offlineBar } = useShell();
  const id = query.get('id') ?? '';
  const isNumber = /^[1-9]\d{0,14}$/.test(id);
  const product = useQuery({ ...hostingProduct(Number(id)), enabled: isNumber });
  const held = useQuery(balances());
  const { isMadeBefore: _, repeat: __, onGiveUp: ___, ...command } = useHosting(id);
  const offer: Remote<HostingProduct | undefined> = isNumber ? offered(remoteOf(product)) : ready(undefined);
  const row = rowsOf(held.data?.change_wallet).find(({ currency }) => currency === product.data?.currency_id);
  return (
    <HostView
      {...command}
      product={joinRemotes(offer, remoteOf(held), (known) => known)}
      available={holdingOf(row, 'change').available}
      isClosed={isClosed(useQuery(products()).data, 'hosting')}
      now={serverNow}
      isOffline={isOffline}
      links={{
        orders: pathOf('HostingOrders'),
        products: pathOf('HostingProducts'),
        rules: pathOf('HostingRules', isNumber ? { id } : {}),
        deposit: pathOf('Deposit'),
      }}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
