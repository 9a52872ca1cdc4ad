import { useQuery } from '@tanstack/react-query';
import { hostingOrders } from '../../api/hosting.ts';
import { timesOf } from '../../components/hosting/orderFigures.ts';

/** End of the first active order of a coin, ms since 1970 UTC; loaded when needed. */
export function useHostedUntil(enabled: boolean): (coin: string) => number | undefined {
  const running = useQuery({ ...hostingOrders({ status: '1', limit: '100' }), enabled });
  return (coin) => {
    const ends = (running.data?.order_list ?? [])
      .filter(({ currency_name: name }) => name === coin)
      .map((order) => timesOf(order).endMs)
      .filter(Number.isFinite);
    return ends.length > 0 ? Math.min(...ends) : undefined;
  };
}
