import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { otcMarkets, otcOfferPages } from '../../api/otc.ts';
import { products } from '../../api/products.ts';
import { usePages } from '../../components/lists/usePages.ts';
import { isClosed } from '../../components/products/isClosed.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { offersQueryOf, readOfferFilters, writeOfferFilters } from './offerFilters.ts';
import { OtcOffersView } from './OtcOffersView.tsx';

/** An offer's price can change a minute after it was read. */
const everyMs = 60_000;

/** Offers of merchants; the address has side and filters, so that the way back keeps them. */
export function OtcOffers() {
  const [query, setQuery] = useSearchParams();
  const { back, pathOf, isOffline, offlineBar } = useShell();
  const filters = readOfferFilters(query);
  const markets = useQuery(otcMarkets());
  const asked = markets.data && offersQueryOf(filters, markets.data);
  const { list, onMore, onRefresh } = usePages(
    otcOfferPages(asked ?? { type: filters.side, currency_id: '0' }),
    { enabled: asked !== undefined, everyMs },
  );
  return (
    <OtcOffersView
      filters={filters}
      markets={remoteOf(markets)}
      offers={list}
      isClosed={isClosed(useQuery(products()).data, 'otc')}
      isOffline={isOffline}
      links={{
        offer: ({ id }) =>
          pathOf('OtcBuy', {
            id: String(id),
            ...(filters.value !== undefined && { value: filters.value }),
          }),
        orders: pathOf('OtcOrders'),
        chat: pathOf('Chat'),
      }}
      onFilter={(next) => setQuery(writeOfferFilters(next), { replace: true })}
      onMore={onMore}
      onRefresh={() => Promise.all([markets.refetch(), ...(asked ? [onRefresh()] : [])])}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
