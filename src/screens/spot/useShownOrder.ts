import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { spotOrders, type SpotOrder } from '../../api/spot.ts';
import { mapRemote, remoteOf, type Remote } from '../../ui/remote.ts';

interface AskedOrder {
  order: Remote<SpotOrder | undefined>;
  /** Takes it out of the address; the page stays. */
  onClose: () => void;
}

/** The order that the address names by its number; undefined where it names none. */
export function useShownOrder(): AskedOrder | undefined {
  const [query, setQuery] = useSearchParams();
  const id = /^[1-9]\d{0,14}$/.exec(query.get('order') ?? '')?.[0];
  const orders = useQuery({ ...spotOrders({ order_id: id }), enabled: id !== undefined });
  if (id === undefined) return undefined;
  return {
    // A back end that does not know the question answers other orders.
    order: mapRemote(remoteOf(orders), (rows) => rows.find((each) => String(each.id) === id)),
    onClose: () => {
      const rest = new URLSearchParams(query);
      rest.delete('order');
      setQuery(rest, { replace: true });
    },
  };
}
