import { useQuery } from '@tanstack/react-query';
import { hostingProducts } from '../../api/hosting.ts';
import { products as productsOffered } from '../../api/products.ts';
import { isOffered } from '../../components/hosting/hostingTerms.ts';
import { isClosed } from '../../components/products/isClosed.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { mapRemote, remoteOf } from '../../ui/loading/remoteData.ts';
import type { HostingLinks } from './HostingProductsView.tsx';

/** Available hosting products and their links. */
export function useHosting() {
  const { pathOf } = useShell();
  const products = useQuery(hostingProducts());
  const links: HostingLinks = {
    product: ({ id }) => pathOf('Host', { id: String(id) }),
    products: pathOf('HostingProducts'),
    orders: pathOf('HostingOrders'),
    rules: pathOf('HostingRules'),
    reserves: pathOf('Reserves'),
  };
  return {
    products: mapRemote(remoteOf(products), (list) => list.filter(isOffered)),
    readMs: products.dataUpdatedAt,
    isClosed: isClosed(useQuery(productsOffered()).data, 'hosting'),
    links,
  };
}
