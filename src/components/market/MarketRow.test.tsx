import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IntlRoot } from '../../intl/IntlRoot.tsx';
import { MarketRow, type LiveQuote } from './MarketRow.tsx';
import type { Source } from '../live/source.ts';
import { testPair } from './testPair.ts';

const day_closes = Array.from({ length: 25 }, (_, hour) => `${97_000 + 20 * hour}`);
const quote = { now_price: '97412.6', price_tick: '0.1', change: '+1.84', day_closes };
const pairs = Array.from({ length: 100 }, (_, index) => testPair(`C${index}`, quote));

/** A mock observer controlled by the test. */
class Eyes {
  static readonly all: Eyes[] = [];
  private readonly tell: IntersectionObserverCallback;
  private readonly targets = new Set<Element>();

  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
    Eyes.all.push(this);
  }

  observe(element: Element): void {
    this.targets.add(element);
  }

  unobserve(element: Element): void {
    this.targets.delete(element);
  }

  /** The first `count` observed elements are near, the rest are not. */
  static see(count: number): void {
    for (const eyes of Eyes.all) {
      const entries = [...eyes.targets].map((target, index) => ({ target, isIntersecting: index < count }));
      eyes.tell(entries as IntersectionObserverEntry[], eyes as unknown as IntersectionObserver);
    }
  }
}

/** A live quote written by a test. */
class Quoted implements Source<LiveQuote | undefined> {
  private quote: LiveQuote | undefined;
  private readonly listeners = new Set<() => void>();

  readonly snapshot = () => this.quote;
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  say(quote: LiveQuote): void {
    this.quote = quote;
    for (const listener of this.listeners) listener();
  }
}

const quoted = new Map<string, Quoted>();
const draws = new Map<string, number>();

function rows() {
  return (
    <IntlRoot locale="en" messages={{}}>
      <ul>
        {pairs.map((pair) => (
          <Profiler
            key={pair.symbol}
            id={pair.symbol}
            onRender={(symbol) => draws.set(symbol, (draws.get(symbol) ?? 0) + 1)}
          >
            <MarketRow pair={pair} live={quoted.get(pair.symbol)!} href={`#${pair.symbol}`} />
          </Profiler>
        ))}
      </ul>
    </IntlRoot>
  );
}

function tick(symbol: string, price: string): void {
  quoted.get(symbol)!.say({ now_price: price, change: '+1.00', volume: '5', quote_volume: '500' });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Eyes);
  quoted.clear();
  for (const { symbol } of pairs) quoted.set(symbol, new Quoted());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('of a hundred rows', () => {
  it('only the one whose quote moves draws again', () => {
    render(rows());
    act(() => Eyes.see(10));
    draws.clear();
    act(() => tick('C1/USDT', '3400.5'));
    act(() => void vi.advanceTimersByTime(250));
    expect([...draws]).toEqual([['C1/USDT', 1]]);
  });

  it('those out of view draw nothing however often they move, and show the last price when they come', () => {
    render(rows());
    act(() => Eyes.see(10));
    draws.clear();
    for (const [index, { symbol }] of pairs.entries()) act(() => tick(symbol, `${1_000 + index}`));
    act(() => void vi.advanceTimersByTime(1_000));
    const drawn = pairs.flatMap(({ symbol }, index) => (draws.has(symbol) ? [index] : []));
    expect(drawn).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    act(() => Eyes.see(60));
    act(() => void vi.advanceTimersByTime(1_000));
    const shown = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(shown[59]).toMatch(/1,059/);
    expect(shown[60]).not.toMatch(/1,060/);
  });
});

it('a server draws what the call has answered, whatever is live', () => {
  tick('C0/USDT', '1');
  const html = renderToString(rows());
  expect(html).toContain('97,412');
  expect(html).not.toContain('+1.00%');
});
