import { BigNumber } from 'bignumber.js';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Book } from '../../api/feed/BookFeed.ts';
import type { Source } from '../../api/feed/Source.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { BookBalance } from './BookBalance.tsx';
import { BookLevel, type BookSide } from './BookLevel.tsx';
import { bookRows, type BookRow } from './bookRows.ts';
import { Price } from '../market/Price.tsx';
import { useSource } from '../live/source.ts';
import * as styles from './OrderBook.css.ts';

export interface BookPair {
  base: string;
  quote: string;
  tick: string;
  step: string;
}

/** The price without trailing zeros. */
const plainPrice = (price: string): string => (price.includes('.') ? price.replace(/\.?0+$/, '') : price);

/** Prices of the user's own resting orders, without trailing zeros. */
export type OwnPrices = Readonly<Record<BookSide, ReadonlySet<string>>>;

interface OrderBookProps {
  book: Source<Book>;
  pair: BookPair;
  /** The last price of the market, and the direction of its last change. */
  last: string;
  lastSign: 'up' | 'down' | 'flat';
  /** Prices of the user's own open orders. */
  own?: OwnPrices;
  /** Prices are stale: the book is muted and cannot be tapped. */
  isPaused?: boolean;
  onPick: (price: string, side: BookSide) => void;
}

/** Number of levels on each side. */
const depth = 8;

function Head({ pair }: { pair: BookPair }) {
  return (
    <div role="rowgroup">
      <div role="row" className={styles.head}>
        <span role="columnheader" className={styles.headCell.start}>
          <FormattedMessage id="order.price" defaultMessage="Price" />
          <span>{pair.quote}</span>
        </span>
        <span role="columnheader" className={styles.headCell.end}>
          <FormattedMessage id="order.quantity" defaultMessage="Quantity" />
          <span>{pair.base}</span>
        </span>
      </div>
    </div>
  );
}

interface SpreadProps extends Pick<OrderBookProps, 'pair' | 'last' | 'lastSign'> {
  book: Book;
  isPaused: boolean;
}

function Spread({ book, pair, last, lastSign, isPaused }: SpreadProps) {
  const formats = useFormats();
  const ask = book.asks[0]?.[0];
  const bid = book.bids[0]?.[0];
  const gap =
    ask === undefined || bid === undefined
      ? undefined
      : formats.price(new BigNumber(ask).minus(bid).toFixed(), pair.tick);
  const tone = isPaused ? 'stale' : lastSign === 'flat' ? 'primary' : lastSign;
  return (
    <div role="rowgroup">
      <div role="row" className={styles.spread}>
        <span role="cell" className={styles.last}>
          <VisuallyHidden>
            <FormattedMessage id="market.lastPrice" defaultMessage="Last price" />
          </VisuallyHidden>
          <Price value={last} tick={pair.tick} size="spread" tone={tone} tints={false} />
          {isPaused || lastSign === 'flat' ? null : (
            <span className={styles.arrow[lastSign]}>
              <Icon name={lastSign === 'up' ? 'up-solid' : 'down-solid'} size="text" />
            </span>
          )}
        </span>
        <span role="cell" className={styles.gap}>
          {book.state === 'catchingUp' || gap === undefined ? null : (
            <FormattedMessage id="kline.book.spread" defaultMessage="Spread {gap}" values={{ gap }} />
          )}
        </span>
      </div>
    </div>
  );
}

/** Asks above, bids below, the last price between them; a tap on a level selects its price. */
export function OrderBook(props: OrderBookProps) {
  const { book: source, pair, last, lastSign, own, isPaused = false, onPick } = props;
  const intl = useIntl();
  const book = useSource(source);
  const { asks, bids } = bookRows(book, depth);
  const isCatchingUp = book.state === 'catchingUp';
  const isStill = isPaused || isCatchingUp;
  const row = (side: BookSide, level: BookRow | undefined, key: number) => (
    <BookLevel
      key={key}
      row={level}
      side={side}
      tick={pair.tick}
      step={pair.step}
      isOwn={level !== undefined && own?.[side].has(plainPrice(level.price))}
      isPaused={isStill}
      onPick={isStill ? undefined : onPick}
    />
  );
  const places = Array.from({ length: depth }, (_, place) => place);
  return (
    <div className={isStill ? `${styles.book} ${styles.paused}` : styles.book}>
      <div
        role="table"
        aria-label={intl.formatMessage({ id: 'spot.book.title', defaultMessage: 'Order book' })}
      >
        <Head pair={pair} />
        <div role="rowgroup">{places.map((place) => row('ask', asks[depth - 1 - place], place))}</div>
        <Spread book={book} pair={pair} last={last} lastSign={lastSign} isPaused={isStill} />
        <div role="rowgroup">{places.map((place) => row('bid', bids[place], place))}</div>
      </div>
      {isCatchingUp ? (
        <p className={styles.note} role="status">
          <FormattedMessage
            id="spot.book.catchingUp"
            defaultMessage="The order book is being rebuilt. Prices cannot be tapped until it is complete."
          />
        </p>
      ) : asks.length + bids.length === 0 ? (
        <p className={styles.note}>
          <FormattedMessage id="spot.book.empty" defaultMessage="No buy or sell orders right now." />
        </p>
      ) : (
        <BookBalance book={book} depth={depth} />
      )}
    </div>
  );
}
