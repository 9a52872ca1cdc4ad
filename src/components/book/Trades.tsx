import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MarketTrade } from '../../../contracts/feed.ts';
import type { Source } from '../../api/feed/Source.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import type { BookPair } from './OrderBook.tsx';
import { recentTrades } from './recentTrades.ts';
import { useSource } from '../live/source.ts';
import * as styles from './Trades.css.ts';

interface TradesProps {
  trades: Source<readonly MarketTrade[]>;
  pair: BookPair;
  /** No data of this market has arrived yet, so an empty list does not mean no trades. */
  isLoading?: boolean;
  /** The prices are stale: the colours are removed. */
  isPaused?: boolean;
}

const most = 50;
/** All rows move down with every change; more frequent redraws would be unreadable. */
const redrawPauseMs = 500;
/** A quantity of seven digits leaves no room for the time. */
const longInteger = /^\d{7}/;

interface RowProps {
  trade: MarketTrade;
  tick: string;
  step: string;
  isPaused: boolean;
}

const Row = memo(function Row({ trade, tick, step, isPaused }: RowProps) {
  const intl = useIntl();
  const formats = useFormats();
  const dates = useDates();
  const { direction, price, amount, ts } = trade;
  const side =
    direction === 'buy'
      ? intl.formatMessage({ id: 'kline.trades.bought', defaultMessage: 'Bought' })
      : intl.formatMessage({ id: 'kline.trades.sold', defaultMessage: 'Sold' });
  return (
    <tr className={styles.row}>
      <td className={isPaused ? styles.pricePaused : styles.price[direction]}>
        <span className={styles.inline}>
          <span className={styles.arrow}>
            <Icon name={direction === 'buy' ? 'up-solid' : 'down-solid'} size="text" label={side} />
          </span>
          {formats.price(price, tick)}
        </span>
      </td>
      <td className={styles.quantity}>
        {longInteger.test(amount) ? formats.short(amount) : formats.quantity(amount, step)}
      </td>
      <td className={styles.time}>{dates.clock(ts)}</td>
    </tr>
  );
});

/** Last trades of a pair, newest first; the arrow is the taker's side. */
export function Trades({ trades, pair, isLoading = false, isPaused = false }: TradesProps) {
  const intl = useIntl();
  const shown = recentTrades(useSource(trades, redrawPauseMs), most);
  return (
    <div className={styles.room}>
      <table
        className={styles.table}
        aria-label={intl.formatMessage({ id: 'kline.trades.title', defaultMessage: 'Recent trades' })}
      >
        <thead className={styles.group}>
          <tr className={styles.row}>
            <th scope="col" className={styles.head.price}>
              <FormattedMessage
                id="order.price.in"
                defaultMessage="Price ({currency})"
                values={{ currency: pair.quote }}
              />
            </th>
            <th scope="col" className={styles.head.quantity}>
              <FormattedMessage
                id="order.quantity.in"
                defaultMessage="Quantity ({currency})"
                values={{ currency: pair.base }}
              />
            </th>
            <th scope="col" className={styles.head.time}>
              <FormattedMessage id="kline.trades.time" defaultMessage="Time" />
            </th>
          </tr>
        </thead>
        <tbody className={styles.group}>
          {shown.map((trade, place) => (
            // Rows keep their elements and their texts move down: moving rows would count as layout shifts.
            <Row key={place} trade={trade} tick={pair.tick} step={pair.step} isPaused={isPaused} />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && !isLoading ? (
        <p className={styles.none}>
          <FormattedMessage id="kline.trades.none" defaultMessage="No trades yet." />
        </p>
      ) : null}
    </div>
  );
}
