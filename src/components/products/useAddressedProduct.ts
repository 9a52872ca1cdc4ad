import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ApiError } from '../../api/calling/ApiError.ts';
import type { Balances } from '../../api/wallet.ts';
import { useShell } from '../shell/useShell.ts';
import { holdingOf, rowsOf } from '../wallet/holdings.ts';
import { joinRemotes, ready, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';

/**
 * The product whose number the page's address says; undefined where there is none of that number.
 * @param unknown the reason that the server gives for a number that it does not know
 */
export function useAddressedProduct<Product, Key extends QueryKey>(
  query: (id: number) => UseQueryOptions<Product, ApiError, Product, Key>,
  unknown: string,
) {
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const isNumber = /^[1-9]\d{0,14}$/.test(id);
  const read = useQuery({ ...query(Number(id)), enabled: isNumber });
  const isUnknown = read.error?.reason === unknown;
  const product: Remote<Product | undefined> = isNumber && !isUnknown ? remoteOf(read) : ready(undefined);
  return { id: isNumber ? id : '', product };
}

/** Props of a page that orders a product, except its command and links. */
export function useProductPage<Product>(
  product: Remote<Product | undefined>,
  held: UseQueryResult<Balances>,
  payCoinIdOf: (product: Product) => number,
) {
  const { back, serverNow, isOffline, offlineBar } = useShell();
  const known = product.state === 'ready' ? product.data : undefined;
  const coinId = known === undefined ? undefined : payCoinIdOf(known);
  const row = rowsOf(held.data?.change_wallet).find(({ currency }) => currency === coinId);
  return {
    product: joinRemotes(product, remoteOf(held), (found) => found),
    available: holdingOf(row, 'change').available,
    now: serverNow,
    isOffline,
    offlineBar,
    onBack: back,
  };
}
