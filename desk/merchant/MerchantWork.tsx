import { useState } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskOperator, MerchantOrders } from '../../contracts/desk.ts';
import { Button } from '../../src/ui/actions/Button.tsx';
import { Empty } from '../../src/ui/lists/Empty.tsx';
import { Skeleton } from '../../src/ui/loading/Skeleton.tsx';
import { Text } from '../../src/ui/text/Text.tsx';
import { desk, type DeskError } from '../deskCalls.ts';
import { TopBar } from '../TopBar.tsx';
import { Trouble } from '../Trouble.tsx';
import { useNow } from '../useNow.ts';
import { useStream } from '../useStream.ts';
import * as page from '../desk.css.ts';
import * as queue from '../queue.css.ts';
import { isDue, leftText, stateText, titleOf } from './merchantWords.ts';
import { Offers } from './Offers.tsx';
import { Order } from './Order.tsx';

type List = 'running' | 'ended';
type Place = List | 'offers';

/** Only where the stream is interrupted. */
const refreshMs = 15_000;

function useOrders(list: List) {
  return useInfiniteQuery<MerchantOrders, DeskError>({
    queryKey: ['orders', list],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(list === 'ended' && { ended: '1' }),
        ...(pageParam !== undefined && { before: String(pageParam) }),
      });
      return desk.read(`merchant/orders?${query}`, signal);
    },
    initialPageParam: undefined,
    getNextPageParam: ({ rows, isMore }) => (isMore ? rows.at(-1)?.id : undefined),
    refetchInterval: refreshMs,
  });
}

interface OrderListProps {
  list: List;
  orders: ReturnType<typeof useOrders>;
  now: number;
  current: number | undefined;
  onOpen: (id: number) => void;
}

function OrderList({ list, orders, now, current, onOpen }: OrderListProps) {
  const rows = orders.data?.pages.flatMap((each) => each.rows);
  if (!rows)
    return orders.error ? (
      <Trouble title="The orders did not load" error={orders.error} onRetry={() => void orders.refetch()} />
    ) : (
      <Skeleton shape="rows" count={7} />
    );
  if (rows.length === 0)
    return (
      <Empty
        title={list === 'running' ? 'No order is running' : 'No order has ended'}
        text="New orders appear here by themselves."
      />
    );
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={queue.row[row.id === current ? 'current' : 'other']}
              aria-current={row.id === current || undefined}
              onClick={() => onOpen(row.id)}
            >
              <span className={queue.line}>
                <Text variant="label" weight="semibold" truncate>
                  {titleOf(row)}
                </Text>
                {row.state === 'open' ? (
                  <Text variant="label" tone="secondary" weight="regular" num noWrap>
                    {leftText(row.expires_ms, now)}
                  </Text>
                ) : null}
              </span>
              <span className={queue.line}>
                <Text variant="label" tone={isDue(row) ? 'warning' : 'secondary'} weight="regular" truncate>
                  {stateText(row)}
                </Text>
                <Text variant="label" tone="secondary" weight="regular" num noWrap>
                  {row.money} {row.currency}
                </Text>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {orders.hasNextPage ? (
        <div className={queue.foot}>
          <Button
            variant="secondary"
            size="sm"
            width="block"
            loading={orders.isFetchingNextPage ? 'Loading' : undefined}
            onClick={() => void orders.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface MerchantWorkProps {
  operator: DeskOperator;
  /** Receives a message about the completed action. */
  onDone: (text: string) => void;
  onLeave: () => void;
}

/** Page of a merchant: own orders, and own offers. */
export function MerchantWork({ operator, onDone, onLeave }: MerchantWorkProps) {
  const queries = useQueryClient();
  useStream();
  const now = useNow();
  const [place, setPlace] = useState<Place>('running');
  const [order, setOrder] = useState<number>();
  const list: List = place === 'ended' ? 'ended' : 'running';
  const orders = useOrders(list);
  const refresh = () => void queries.invalidateQueries({ queryKey: ['orders'] });
  const tabs = [
    { id: 'running', label: 'Running' },
    { id: 'ended', label: 'Ended' },
    { id: 'offers', label: 'Offers' },
  ];
  return (
    <div className={page.page}>
      <TopBar
        operator={operator}
        now={now}
        label="Orders and offers"
        tabs={tabs}
        current={place}
        onTab={(next) => {
          setPlace(next as Place);
          setOrder(undefined);
        }}
        onLeave={onLeave}
      />
      {place === 'offers' ? (
        <Offers onDone={onDone} />
      ) : (
        <div className={page.columns}>
          <nav className={queue.queue} aria-label="Orders">
            <div id="queue" role="tabpanel" aria-label="Newest first" tabIndex={0}>
              <OrderList list={list} orders={orders} now={now} current={order} onOpen={setOrder} />
            </div>
          </nav>
          {order === undefined ? (
            <main className={page.content}>
              <Empty title="Choose an order" text="Orders in amber wait for you." />
            </main>
          ) : (
            <Order key={order} id={order} operator={operator} now={now} onDone={onDone} onChanged={refresh} />
          )}
        </div>
      )}
    </div>
  );
}
