import { FormattedMessage, useIntl } from 'react-intl';
import type { Book } from '../../api/feed/BookFeed.ts';
import type { Source } from '../../api/feed/Source.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { depthCurve, type DepthCurve, type DepthPoint } from './depthCurve.ts';
import * as styles from './DepthChart.css.ts';
import { useSource } from '../live/source.ts';

interface DepthChartProps {
  book: Source<Book>;
  base: string;
  /** The pair's price and quantity steps. */
  tick: string;
  step: string;
  /** The prices are stale: the shape stays, the colours are removed. */
  isPaused?: boolean;
}

/** Users cannot compare shapes that redraw more than twice a second. */
const redrawPauseMs = 500;
/** Units of the SVG viewBox, which is stretched to the page. */
const width = 1000;
const height = 200;

const place = ({ x, y }: DepthPoint): string => `${(x * width).toFixed(1)},${((1 - y) * height).toFixed(1)}`;

interface PlotProps {
  curve: DepthCurve;
  isPaused: boolean;
  label: string;
}

function Plot({ curve, isPaused, label }: PlotProps) {
  const side = (name: 'bid' | 'ask', points: readonly DepthPoint[]) => {
    const edge = points.map(place).join(' ');
    const ground = place({ x: points.at(-1)?.x ?? 0, y: 0 });
    return (
      <>
        <polygon className={styles.areas[isPaused ? 'paused' : name]} points={`${edge} ${ground}`} />
        <polyline className={styles.edges[isPaused ? 'paused' : name]} points={edge} />
      </>
    );
  };
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.plot}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {side('bid', curve.bids)}
      {side('ask', curve.asks)}
      <line className={styles.meridian} x1={width / 2} x2={width / 2} y1={0} y2={height} />
    </svg>
  );
}

/** Cumulative depth: bids to the left and asks to the right of the middle price, summed from the middle outwards. */
export function DepthChart({ book: source, base, tick, step, isPaused = false }: DepthChartProps) {
  const intl = useIntl();
  const formats = useFormats();
  const book = useSource(source, redrawPauseMs);
  const curve = depthCurve(book);
  const price = (value: string | undefined): string =>
    value === undefined ? '' : formats.price(value, tick);
  const [low, middle, high] = [price(curve?.low), price(curve?.middle), price(curve?.high)];
  return (
    <figure className={styles.figure}>
      {curve ? (
        <Plot
          curve={curve}
          isPaused={isPaused || book.state === 'catchingUp'}
          label={intl.formatMessage(
            {
              id: 'kline.depth.summary',
              defaultMessage:
                'Market depth around {middle}: {bids} {base} bid down to {low}, {asks} {base} asked up to {high}',
            },
            {
              middle,
              low,
              high,
              base,
              bids: formats.quantity(curve.bidTotal, step),
              asks: formats.quantity(curve.askTotal, step),
            },
          )}
        />
      ) : (
        <p className={styles.nothing}>
          {book.state === 'loading' ? null : (
            <FormattedMessage
              id="kline.depth.empty"
              defaultMessage="No depth while one side of the order book is empty."
            />
          )}
        </p>
      )}
      <figcaption className={styles.ends} aria-hidden="true">
        <span>{low}</span>
        <span className={styles.middle}>{middle}</span>
        <span className={styles.last}>{high}</span>
      </figcaption>
    </figure>
  );
}
