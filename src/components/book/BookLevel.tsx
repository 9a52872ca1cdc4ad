import { memo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Formats } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { measured } from '../../ui/loading/measured.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { BookRow } from './bookRows.ts';
import * as styles from './OrderBook.css.ts';

export type BookSide = 'ask' | 'bid';

interface BookLevelProps {
  row: BookRow | undefined;
  side: BookSide;
  /** Price step of the display: the pair's tick or the group size. */
  tick: string;
  /** The pair's quantity step. */
  step: string;
  isPaused: boolean;
  /** The user has an order at this level. */
  isOwn?: boolean;
  /** In a mirrored level the quantity comes first and the price is at the end. */
  isMirrored?: boolean;
  onPick: ((price: string, side: BookSide) => void) | undefined;
}

/** Quantities of seven or more digits leave no space for the price next to them. */
const longInteger = /^\d{7}/;

function bookQuantity(formats: Formats, quantity: string, step: string): string {
  return longInteger.test(quantity) ? formats.short(quantity) : formats.quantity(quantity, step);
}

function PriceCell({ row, side, tick, isPaused, isOwn, onPick }: BookLevelProps & { row: BookRow }) {
  const intl = useIntl();
  const price = useFormats().price(row.price, tick);
  // The row may change between touch and release: the touched price counts.
  const touched = useRef<string>(undefined);
  return (
    <span
      role="cell"
      className={`${styles.price[isPaused ? 'paused' : side]} ${onPick ? styles.pickCell : ''}`}
    >
      {/** Inside the cell: screen-reader navigation by table cells skips content between them. */}
      {isOwn ? (
        <VisuallyHidden>
          <FormattedMessage id="spot.book.own" defaultMessage="Your order" />
        </VisuallyHidden>
      ) : null}
      {onPick ? (
        <button
          type="button"
          className={styles.pick}
          aria-label={intl.formatMessage(
            { id: 'spot.book.pick', defaultMessage: 'Use price {price}' },
            { price },
          )}
          onPointerDown={() => {
            touched.current = row.price;
          }}
          onClick={() => {
            onPick(touched.current ?? row.price, side);
            touched.current = undefined;
          }}
        >
          {price}
        </button>
      ) : (
        price
      )}
    </span>
  );
}

function Level(props: BookLevelProps) {
  const { row, side, step, isPaused, isOwn = false, isMirrored = false } = props;
  const formats = useFormats();
  // An empty row keeps its height, so that the middle does not move.
  if (!row) return <div className={styles.row} aria-hidden="true" />;
  const price = <PriceCell {...props} row={row} />;
  const quantity = (
    <span role="cell" className={styles.quantity}>
      {bookQuantity(formats, row.quantity, step)}
    </span>
  );
  return (
    <div
      role="row"
      className={`${styles.row} ${isOwn ? styles.own : ''} ${isMirrored ? styles.mirrored : ''} ${styles.bar[isPaused ? 'none' : side]}`}
      {...measured({ [styles.share]: row.share })}
    >
      {isMirrored ? quantity : price}
      {isMirrored ? price : quantity}
    </div>
  );
}

function isSame(before: BookLevelProps, after: BookLevelProps): boolean {
  return (
    before.row?.price === after.row?.price &&
    before.row?.quantity === after.row?.quantity &&
    before.row?.share === after.row?.share &&
    before.tick === after.tick &&
    before.step === after.step &&
    before.isPaused === after.isPaused &&
    before.isOwn === after.isOwn &&
    before.onPick === after.onPick
  );
}

/** One price level of a book; rerenders only when one of its figures changes. */
export const BookLevel = memo(Level, isSame);
