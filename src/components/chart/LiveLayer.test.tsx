import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Candle } from '../../../contracts/candles.ts';
import { IntlRoot } from '../../intl/IntlRoot.tsx';
import { PairHeader, type LiveQuote } from '../market/PairHeader.tsx';
import type { Source } from '../live/source.ts';
import { chartLayout } from './drawing/chartLayout.ts';
import { LiveLayer } from './LiveLayer.tsx';

const start = Date.UTC(2026, 2, 10, 12);
const tick = '0.1';
const day: LiveQuote = { now_price: '100.0', change: '+1.00', high: '200', low: '50', volume: '5' };

function candle(minute: number, close: string): Candle {
  return { time: start + minute * 60_000, open: '100', high: '110', low: '90', close, volume: '1' };
}

/** A live value written by a test. */
class Written<T> implements Source<T> {
  private value: T;
  private readonly listeners = new Set<() => void>();

  constructor(value: T) {
    this.value = value;
  }

  readonly snapshot = () => this.value;
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  write(value: T): void {
    this.value = value;
    for (const listener of this.listeners) listener();
  }
}

const quote = new Written<LiveQuote | undefined>(day);
const live = new Written<Candle | undefined>(candle(30, '100.0'));
let renew: () => void;

/** Price displays of Kline: the header, and the tag at the chart's edge. */
function Prices() {
  const tag = useRef<HTMLSpanElement>(null);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    renew = () => setVersion((before) => before + 1);
  }, []);
  const layout = chartLayout({
    settled: Array.from({ length: 30 }, (_, at) => candle(at, '100.0')),
    forming: live.snapshot(),
    view: { count: 40 },
    size: { width: 300, height: 200, textSize: 12 },
    period: '1min',
    variant: 'candles',
    tick,
    timeZone: 'UTC',
  });
  return (
    <IntlRoot locale="en" messages={{}}>
      <div data-testid="header" data-version={version}>
        <PairHeader
          quote={quote}
          fallback={day}
          base="BTC"
          tick={tick}
          freshness={{ level: 'live', ageSeconds: 0 }}
        />
      </div>
      <LiveLayer
        layout={layout}
        live={live}
        tick={tick}
        isStale={false}
        firstUndrawn={0}
        tag={tag}
        onOutdated={() => undefined}
      />
      <span ref={tag} data-testid="tag" />
    </IntlRoot>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('the tag of the last price and the header never say two prices, also when the chart is laid out anew', () => {
  render(<Prices />);
  const said = new Set<string>();
  for (let ms = 0; ms < 10_000; ms += 10) {
    act(() => {
      // Prices arrive at arbitrary times, independent of chart layouts and page renders.
      if (ms % 70 === 0) {
        const now_price = (95 + ((ms / 70) % 90) / 10).toFixed(1);
        quote.write({ ...day, now_price });
        live.write(candle(30, now_price));
      }
      if (ms % 130 === 0) renew();
      vi.advanceTimersByTime(10);
    });
    const tag = screen.getByTestId('tag').textContent;
    expect(screen.getByTestId('header').textContent.startsWith(tag)).toBe(true);
    said.add(tag);
  }
  expect(said.size).toBeGreaterThan(30);
  expect(said.size).toBeLessThanOrEqual(41);
});
