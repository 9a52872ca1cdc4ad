import { useQuery } from '@tanstack/react-query';
import type { DeskOperator, MerchantOrder } from '../../contracts/desk.ts';
import { CopyValue } from '../../src/ui/actions/CopyValue.tsx';
import { KeyValue } from '../../src/ui/facts/KeyValue.tsx';
import { Pill } from '../../src/ui/facts/Pill.tsx';
import { Skeleton } from '../../src/ui/loading/Skeleton.tsx';
import { Text } from '../../src/ui/text/Text.tsx';
import { Conversation } from '../Conversation.tsx';
import { desk, type DeskError } from '../deskCalls.ts';
import { Trouble } from '../Trouble.tsx';
import { usePicture } from '../usePicture.ts';
import { sentTime } from '../words.ts';
import * as page from '../desk.css.ts';
import { eventText, eventTitle, isDue, leftText, stateText, titleOf } from './merchantWords.ts';
import * as styles from './merchant.css.ts';
import { OrderActions } from './OrderActions.tsx';

interface OrderProps {
  id: number;
  operator: DeskOperator;
  now: number;
  /** Receives a message about the completed action. */
  onDone: (text: string) => void;
  onChanged: () => void;
}

function Proof({ order, nth }: { order: number; nth: number }) {
  const { url, error } = usePicture(`merchant/orders/${order}/pictures/${nth}`);
  if (error) return <Text variant="caption">{error.message}</Text>;
  return url === undefined ? (
    <Skeleton shape="rows" count={1} />
  ) : (
    <img className={styles.picture} src={url} alt={`Picture of event ${nth}`} />
  );
}

function Events({ order, now }: { order: MerchantOrder; now: number }) {
  return (
    <ol className={styles.events} aria-label="Timeline">
      {order.events.map((event) => (
        <li key={event.nth} className={styles.event}>
          <Text variant="label" weight="semibold">
            {eventTitle(event)}
          </Text>
          <Text variant="caption" tone="secondary" num>
            {sentTime(event.at_ms, now)}
          </Text>
          {eventText(event) === undefined ? null : <Text variant="body">{eventText(event)}</Text>}
          {event.has_picture ? <Proof order={order.id} nth={event.nth} /> : null}
        </li>
      ))}
    </ol>
  );
}

function factsOf(order: MerchantOrder, now: number) {
  const { side, money, currency, price, coin, customer, pay_to: payTo, state, expires_ms: until } = order;
  const copied = (label: string, value: string) => ({
    label,
    value: <CopyValue name={label} text={value} />,
  });
  return [
    { label: side === 'buy' ? 'Must arrive' : 'To pay', value: `${money} ${currency}` },
    { label: 'Price', value: `${price} ${currency} for 1 ${coin}` },
    ...(customer === undefined
      ? []
      : [{ label: side === 'buy' ? 'Payer, verified name' : 'Customer, verified name', value: customer }]),
    ...(payTo === undefined
      ? []
      : [
          copied('Account holder', payTo.real_name),
          copied('Bank', payTo.bank_name),
          copied('Account number', payTo.bank_account),
        ]),
    copied('Reference, order number', String(order.id)),
    { label: 'Opened', value: sentTime(order.created_ms, now) },
    ...(state === 'open' ? [{ label: 'Time left to pay', value: leftText(until, now) }] : []),
  ];
}

/** One order of the merchant: facts, timeline, and what the merchant can do. */
export function Order({ id, operator, now, onDone, onChanged }: OrderProps) {
  const { data, error, refetch } = useQuery<MerchantOrder, DeskError>({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => desk.read(`merchant/orders/${id}`, signal),
  });
  if (!data)
    return (
      <main className={page.body}>
        {error ? (
          <Trouble title="The order did not load" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="rows" count={8} />
        )}
      </main>
    );
  return (
    <div className={styles.order}>
      <main className={page.body}>
        <div className={page.head}>
          <Text as="h2" variant="title2">
            {titleOf(data)}
          </Text>
          <Pill tone={isDue(data) ? 'warning' : 'neutral'}>{stateText(data)}</Pill>
        </div>
        <KeyValue rows={factsOf(data, now)} />
        <Events order={data} now={now} />
        <OrderActions
          order={data}
          now={now}
          onDone={(text) => {
            onDone(text);
            onChanged();
          }}
          onRefused={onChanged}
        />
      </main>
      <Conversation conversation={`order-${id}`} operator={operator} />
    </div>
  );
}
