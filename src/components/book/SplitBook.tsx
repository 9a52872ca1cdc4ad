import { BigNumber } from 'bignumber.js';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Book } from '../../api/feed/BookFeed.ts';
import type { Source } from '../../api/feed/Source.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import { BookBalance } from './BookBalance.tsx';
import { BookLevel, type BookSide } from './BookLevel.tsx';
import { bookRows, groupedBook, type BookRow } from './bookRows.ts';
import { groupSizes } from './groupLevels.ts';
import * as book from './OrderBook.css.ts';
import type { BookPair } from './OrderBook.tsx';
import { useSource } from '../live/source.ts';
import * as styles from './SplitBook.css.ts';

interface SplitBookProps {
  book: Source<Book>;
  pair: BookPair;
  /** Prices are stale: the book is muted and cannot be tapped. */
  isPaused?: boolean;
  /** The price of a level, as a multiple of the group. */
  onPick: (price: string, side: BookSide) => void;
}

/** Number of levels on each side. */
const depth = 15;

function State({ state, isPaused }: { state: Book['state']; isPaused: boolean }): ReactNode {
  if (isPaused)
    return (
      <Pill tone="neutral" icon="clock">
        <FormattedMessage id="kline.book.stale" defaultMessage="Out of date" />
      </Pill>
    );
  if (state === 'live')
    return (
      <Pill tone="success" icon="check">
        <FormattedMessage id="kline.book.live" defaultMessage="Live" />
      </Pill>
    );
  return (
    <Pill tone="warning" icon="refresh">
      <FormattedMessage id="kline.book.catchingUp" defaultMessage="Catching up" />
    </Pill>
  );
}

function Grouping({
  tick,
  group,
  onChange,
}: {
  tick: string;
  group: string;
  onChange: (to: string) => void;
}) {
  const intl = useIntl();
  const formats = useFormats();
  return (
    <div className={styles.groupBox}>
      <Select
        dense
        label={intl.formatMessage({ id: 'kline.book.group', defaultMessage: 'Price step of the order book' })}
        options={groupSizes(tick).map((size) => ({ value: size, label: formats.price(size, size) }))}
        value={group}
        onChange={onChange}
      />
    </div>
  );
}

interface HalfProps {
  side: BookSide;
  rows: readonly BookRow[];
  group: string;
  pair: BookPair;
  isPaused: boolean;
  onPick: SplitBookProps['onPick'] | undefined;
}

function Half({ side, rows, group, pair, isPaused, onPick }: HalfProps) {
  const headingId = useId();
  const isBid = side === 'bid';
  const quantity = (
    <span role="columnheader">
      <FormattedMessage
        id="order.quantity.in"
        defaultMessage="Quantity ({currency})"
        values={{ currency: pair.base }}
      />
    </span>
  );
  const price = (
    <span role="columnheader" id={headingId}>
      {isBid ? (
        <FormattedMessage id="kline.book.bid" defaultMessage="Bid" />
      ) : (
        <FormattedMessage id="kline.book.ask" defaultMessage="Ask" />
      )}
    </span>
  );
  return (
    <div role="table" aria-labelledby={headingId} className={styles.half}>
      <div role="rowgroup">
        <div role="row" className={styles.head[side]}>
          {isBid ? quantity : price}
          {isBid ? price : quantity}
        </div>
      </div>
      <div role="rowgroup">
        {Array.from({ length: depth }, (_, place) => (
          <BookLevel
            key={place}
            row={rows[place]}
            side={side}
            tick={group}
            step={pair.step}
            isPaused={isPaused}
            isMirrored={isBid}
            onPick={onPick}
          />
        ))}
      </div>
    </div>
  );
}

function Note({ isCatchingUp, isEmpty }: { isCatchingUp: boolean; isEmpty: boolean }): ReactNode {
  if (isCatchingUp)
    return (
      <p className={book.note} role="status">
        <FormattedMessage
          id="spot.book.catchingUp"
          defaultMessage="The order book is being rebuilt. Prices cannot be tapped until it is complete."
        />
      </p>
    );
  if (!isEmpty) return null;
  return (
    <p className={book.note}>
      <FormattedMessage id="spot.book.empty" defaultMessage="No buy or sell orders right now." />
    </p>
  );
}

/** Full-width order book: bids left, asks right, the best prices at the centre line, grouped by real ticks. */
export function SplitBook({ book: source, pair, isPaused = false, onPick }: SplitBookProps) {
  const formats = useFormats();
  const [group, setGroup] = useState(pair.tick);
  const latest = useSource(source);
  const grouped = groupedBook(latest, group);
  const { asks, bids } = bookRows(grouped, depth);
  const isCatchingUp = latest.state === 'catchingUp';
  const isStill = isPaused || isCatchingUp;
  const [bid, ask] = [latest.bids[0]?.[0], latest.asks[0]?.[0]];
  const half = { group, pair, isPaused: isStill, onPick: isStill ? undefined : onPick };
  return (
    <div className={isStill ? `${styles.room} ${book.paused}` : styles.room}>
      <div className={styles.controls}>
        <span className={styles.state}>
          {latest.state === 'loading' && !isPaused ? null : (
            <State state={latest.state} isPaused={isPaused} />
          )}
          {bid === undefined || ask === undefined || isStill ? null : (
            <span className={styles.spread}>
              <FormattedMessage
                id="kline.book.spread"
                defaultMessage="Spread {gap}"
                values={{ gap: formats.price(new BigNumber(ask).minus(bid).toFixed(), pair.tick) }}
              />
            </span>
          )}
        </span>
        <Grouping tick={pair.tick} group={group} onChange={setGroup} />
      </div>
      <div className={styles.halves}>
        <Half side="bid" rows={bids} {...half} />
        <Half side="ask" rows={asks} {...half} />
      </div>
      <Note
        isCatchingUp={isCatchingUp}
        isEmpty={latest.state !== 'loading' && asks.length + bids.length === 0}
      />
      {isCatchingUp ? null : <BookBalance book={grouped} depth={depth} />}
    </div>
  );
}
