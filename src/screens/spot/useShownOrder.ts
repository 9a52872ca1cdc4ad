import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isNoSuchCall } from '../../api/calling/ApiError.ts';
import { spotFills, spotOrders, type SpotFill, type SpotOrder } from '../../api/spot.ts';
import { usePages, type Pages } from '../../components/lists/usePages.ts';
import { mapRemote, remoteOf, type Remote } from '../../ui/loading/remoteData.ts';

interface AskedOrder {
  order: Remote<SpotOrder | undefined>;
  /** Undefined where the back end does not report fills. */
  fills: Pages<SpotFill>['list'] | undefined;
  onMoreFills: () => void;
  /** Removes the order from the URL; the page stays. */
  onClose: () => void;
}

/** The order selected by a tap or by its id in the URL; undefined while there is none. */
export function useShownOrder(): {
  shownOrder: AskedOrder | undefined;
  onOpenOrder: (order: SpotOrder) => void;
} {
  const [query, setQuery] = useSearchParams();
  const [tapped, setTapped] = useState<SpotOrder>();
  const named = /^[1-9]\d{0,14}$/.exec(query.get('order') ?? '')?.[0];
  const id = named ?? (tapped && String(tapped.id));
  const orders = useQuery({ ...spotOrders({ order_id: id }), enabled: id !== undefined });
  const { list: fills, onMore } = usePages(spotFills(id ?? ''), { enabled: id !== undefined });
  if (id === undefined) return { shownOrder: undefined, onOpenOrder: setTapped };
  // A back end without this filter returns other orders.
  const found = mapRemote(remoteOf(orders), (rows) => rows.find((each) => String(each.id) === id));
  const isKnown = found.state === 'ready' && found.data !== undefined;
  const isUnreported = fills.state === 'failed' && isNoSuchCall(fills.error);
  return {
    shownOrder: {
      order: isKnown || named !== undefined ? found : { state: 'ready', data: tapped },
      fills: isUnreported ? undefined : fills,
      onMoreFills: onMore,
      onClose: () => {
        setTapped(undefined);
        if (named === undefined) return;
        const rest = new URLSearchParams(query);
        rest.delete('order');
        setQuery(rest, { replace: true });
      },
    },
    onOpenOrder: setTapped,
  };
}
