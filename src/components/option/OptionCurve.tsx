import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CandleHistory } from '../../api/feed/CandleSeries.ts';
import type { PairQuote } from '../../api/market.ts';
import type { OptionOrder } from '../../api/option.ts';
import type { Source } from '../../api/feed/Source.ts';
import { useText } from '../live/source.ts';
import { useServerTime } from '../live/useServerTime.ts';
import { Delta } from '../market/Delta.tsx';
import { priceStep } from '../market/ownStep.ts';
import type { Freshness, LiveQuote } from '../market/PairHeader.tsx';
import { Price } from '../market/Price.tsx';
import { PriceSource } from '../market/PriceSource.tsx';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { measured } from '../../ui/loading/measured.ts';
import { SkeletonFrame } from '../../ui/loading/SkeletonFrame.tsx';
import { StaleBadge } from '../../ui/messages/StaleBadge.tsx';
import { curveShape, pointsOf, type CurveShape, type DrawnOrder, type PricePoint } from './curveShape.ts';
import * as styles from './OptionCurve.css.ts';

export interface OptionPrices {
  live: Source<LiveQuote | undefined>;
  freshness: Freshness;
  /** Candles of one minute, oldest first. */
  history: CandleHistory;
  /** Name of the venue that supplies the prices. */
  sourceName: string | undefined;
  serverNow: () => number;
  isOffline: boolean;
}

/** Running order of a pair that expires first. */
export function drawnOf(running: readonly OptionOrder[], symbol: string): DrawnOrder | undefined {
  const entered = running.flatMap((order) => {
    const { open_price: price, opened_ms: at, expires_ms: expiresAt, neutral_band: band } = order;
    if (order.symbol_name !== symbol || price === undefined) return [];
    return at === undefined || expiresAt === undefined ? [] : [{ entry: { at, price }, expiresAt, band }];
  });
  return entered.sort((one, other) => one.expiresAt - other.expiresAt)[0];
}

/** Maximum number of points, one a second: the longest duration plus the part of the chart before it. */
const seenMost = 600;

/** Prices seen since the page was opened, finer than one-minute candles. */
function useSeen({ live, serverNow }: Pick<OptionPrices, 'live' | 'serverNow'>): readonly PricePoint[] {
  const [seen, setSeen] = useState<readonly PricePoint[]>([]);
  useEffect(
    () =>
      live.subscribe(() => {
        const price = live.snapshot()?.now_price;
        const at = serverNow();
        if (price === undefined) return;
        setSeen((known) =>
          at - (known.at(-1)?.at ?? 0) < 1000 ? known : [...known.slice(1 - seenMost), { at, price }],
        );
      }),
    [live, serverNow],
  );
  return seen;
}

function Drawing({ shape }: { shape: CurveShape }) {
  const { points, last, entry, band, expiry } = shape;
  const line = { fill: 'none', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polygon className={styles.area} points={`${points} ${last.left},100 ${points.split(',')[0]},100`} />
      {band && entry ? (
        <rect
          className={styles.band}
          x={entry.left}
          y={band.top}
          width={Math.max(0, (expiry ?? 100) - entry.left)}
          height={band.bottom - band.top}
          opacity={0.12}
        />
      ) : null}
      <path {...line} className={styles.nowLine} d={`M0 ${last.top}H100`} strokeDasharray="3 3" />
      <polyline {...line} className={styles.line} points={points} strokeWidth={1.5} strokeLinejoin="round" />
      {entry ? <path {...line} className={styles.entryLine} d={`M${entry.left} ${entry.top}H100`} /> : null}
      {expiry === undefined ? null : <path {...line} className={styles.expiryLine} d={`M${expiry} 0V100`} />}
    </svg>
  );
}

/** Minimum distance of two labels in percent of the height; closer labels overlap. */
const labelRoom = 17;

function apart(entry: number, last: number): number {
  if (Math.abs(entry - last) >= labelRoom) return entry;
  const away = entry >= last ? last + labelRoom : last - labelRoom;
  return away > 95 ? last - labelRoom : away < 5 ? last + labelRoom : away;
}

const at = ({ left, top }: { left?: number; top?: number }) =>
  measured({
    ...(left !== undefined && { [styles.left]: `${left}%` }),
    ...(top !== undefined && { [styles.top]: `${top}%` }),
  });

function Plot({
  shape,
  order,
  last,
  tick,
}: {
  shape: CurveShape;
  order: DrawnOrder | undefined;
  last: string;
  tick: string;
}) {
  const intl = useIntl();
  const dates = useDates();
  const formats = useFormats();
  const label = order
    ? intl.formatMessage(
        {
          id: 'option.chart.order',
          defaultMessage: 'Price, entry {entry}, band {band}, expiry {time}',
        },
        {
          entry: formats.price(order.entry.price, tick),
          band: order.band === undefined ? '—' : `±${formats.exact(order.band)}`,
          time: dates.clock(order.expiresAt),
        },
      )
    : intl.formatMessage({ id: 'option.chart', defaultMessage: 'Price over the last minutes' });
  return (
    <div className={styles.frame} role="img" aria-label={label}>
      <div className={styles.plot}>
        <Drawing shape={shape} />
        <span className={styles.lastDot} {...at(shape.last)} />
        {shape.entry ? <span className={styles.entryDot} {...at(shape.entry)} /> : null}
      </div>
      <div className={styles.prices} aria-hidden="true">
        <span className={styles.room}>{formats.price(last, tick)}</span>
        {order && shape.entry ? (
          <span className={styles.entryTag} {...at({ top: apart(shape.entry.top, shape.last.top) })}>
            {formats.price(order.entry.price, tick)}
          </span>
        ) : null}
        <span className={styles.lastTag} {...at({ top: shape.last.top })}>
          {formats.price(last, tick)}
        </span>
      </div>
      <div className={styles.times} aria-hidden="true">
        <span>{dates.shortClock(shape.from)}</span>
        <span>{dates.shortClock(shape.to)}</span>
      </div>
    </div>
  );
}

/** Placeholder with the height of the plot, which is not drawn while only a few prices are loaded. */
function Waiting() {
  return (
    <SkeletonFrame>
      <div className={styles.frame}>
        <div className={styles.waiting} />
      </div>
      <div className={styles.times}>{'\u00a0'}</div>
    </SkeletonFrame>
  );
}

/** The price, its age and its curve; with entry, band and expiry while an order is open. */
export function OptionCurve(props: OptionPrices & { quote: PairQuote; order: DrawnOrder | undefined }) {
  const { quote, order, live, freshness, history, sourceName, serverNow, isOffline } = props;
  const { now_price: last, change } = useText(live) ?? quote;
  const now = useServerTime(serverNow, isOffline);
  const seen = useSeen(props);
  const points = useMemo(() => pointsOf(history.candles, seen), [history.candles, seen]);
  const shape = curveShape(points, { last, now, order });
  const tick = priceStep(quote);
  return (
    <>
      <div className={styles.head}>
        <Price
          value={last}
          tick={tick}
          size="headline"
          tone={freshness.level === 'stale' ? 'stale' : 'primary'}
        />
        {freshness.level === 'live' ? (
          <Delta change={change} />
        ) : (
          <StaleBadge seconds={freshness.ageSeconds} level={freshness.level} />
        )}
        {quote.source ? <PriceSource source={quote.source} name={sourceName} /> : null}
      </div>
      {history.state === 'loading' && history.candles.length === 0 ? (
        <Waiting />
      ) : shape ? (
        <Plot shape={shape} order={order} last={last} tick={tick} />
      ) : null}
    </>
  );
}
