import { FormattedMessage } from 'react-intl';
import type { Book } from '../../api/feed/BookFeed.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { measured } from '../../ui/loading/measured.ts';
import { bidPercent } from './bookRows.ts';
import * as styles from './OrderBook.css.ts';

/** Ratio of bids to asks in the visible levels. */
export function BookBalance({ book, depth }: { book: Pick<Book, 'bids' | 'asks'>; depth: number }) {
  const formats = useFormats();
  const percent = bidPercent(book, depth);
  if (percent === undefined) return null;
  const text = (share: number): string => formats.quantity(String(share), '1');
  return (
    <p className={styles.balance}>
      <span className={styles.side.bid}>
        <FormattedMessage
          id="spot.book.bids"
          defaultMessage="B {percent}%"
          values={{ percent: text(percent) }}
        />
      </span>
      <span className={styles.balanceBar} {...measured({ [styles.bids]: percent })} />
      <span className={styles.side.ask}>
        <FormattedMessage
          id="spot.book.asks"
          defaultMessage="{percent}% S"
          values={{ percent: text(100 - percent) }}
        />
      </span>
    </p>
  );
}
