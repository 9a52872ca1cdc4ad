import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/calling/ApiError.ts';
import { products } from '../../api/products.ts';
import { newCoin, type NewCoin } from '../../api/subscription.ts';
import { isClosed } from '../../components/products/isClosed.ts';
import { ready, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';

/** The product of the address; undefined where there is none of its number. */
export function useNewCoin() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const isNumber = /^[1-9]\d{0,14}$/.test(id);
  const product = useQuery({ ...newCoin(Number(id)), enabled: isNumber });
  const isUnknown = product.error instanceof ApiError && product.error.reason === 'subscription.unknown';
  const known: Remote<NewCoin | undefined> = isNumber && !isUnknown ? remoteOf(product) : ready(undefined);
  return {
    id,
    product: known,
    isClosed: isClosed(useQuery(products()).data, 'subscription'),
  };
}
