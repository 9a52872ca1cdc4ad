import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cell } from '../../api/feed/Cell.ts';
import { testPair } from '../../components/market/testPair.ts';
import { marketParts } from './laterParts.ts';
import type { Sort } from './sortChoice.ts';
import type { SortedFigures } from './sortPairs.ts';
import { useSortedPairs } from './useSortedPairs.ts';

const changes = { BTC: '+1.84', ETH: '-0.62', SOL: '+1.12' };
const pairs = Object.entries(changes).map(([code, change]) => testPair(code, { change }));
let cells: Map<string, Cell<SortedFigures | undefined>>;
const live = (symbol: string) => cells.get(symbol)!;

function Rows({ sort, list = pairs }: { sort: Sort | undefined; list?: typeof pairs }) {
  const [sorted, ref] = useSortedPairs(list, sort, live);
  return (
    <div ref={ref} data-testid="list">
      {sorted.map(({ symbol, currency_name: code }) => (
        <a key={symbol} href={`#${code}`}>
          {code}
        </a>
      ))}
    </div>
  );
}

const byChange: Sort = { column: 'change', direction: 'descending' };
const order = () =>
  screen
    .getAllByRole('link')
    .map((row) => row.textContent)
    .join(' ');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function move(symbol: string, change: string): void {
  const cell = cells.get(symbol)!;
  cell.set({ now_price: '1', change, volume: '1' });
  cell.flush();
}

beforeAll(async () => void (await marketParts.load()));
beforeEach(() => {
  vi.useFakeTimers();
  cells = new Map(pairs.map(({ symbol }) => [symbol, new Cell<SortedFigures | undefined>(undefined)]));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('rows sorted by moving figures', () => {
  it('are sorted at once, and anew after five seconds at the earliest', () => {
    render(<Rows sort={byChange} />);
    expect(order()).toBe('BTC SOL ETH');
    move('ETH/USDT', '+9.00');
    pass(4_900);
    expect(order()).toBe('BTC SOL ETH');
    pass(200);
    expect(order()).toBe('ETH BTC SOL');
  });

  it('do not move while a pointer is down in them', () => {
    render(<Rows sort={byChange} />);
    fireEvent.pointerDown(screen.getByText('SOL'), { pointerType: 'mouse' });
    move('ETH/USDT', '+9.00');
    pass(30_000);
    expect(order()).toBe('BTC SOL ETH');
    fireEvent.pointerUp(document.body, { pointerType: 'mouse' });
    pass(5_000);
    expect(order()).toBe('ETH BTC SOL');
  });

  it('do not move under a finger that scrolls', () => {
    render(<Rows sort={byChange} />);
    fireEvent.touchStart(screen.getByText('SOL'));
    fireEvent(window, Object.assign(new Event('pointercancel'), { pointerType: 'touch' }));
    move('ETH/USDT', '+9.00');
    pass(30_000);
    expect(order()).toBe('BTC SOL ETH');
    fireEvent.touchEnd(screen.getByText('SOL'));
    pass(5_000);
    expect(order()).toBe('ETH BTC SOL');
  });

  it('do not move while the focus is in them', () => {
    render(<Rows sort={byChange} />);
    act(() => screen.getByText('SOL').focus());
    move('ETH/USDT', '+9.00');
    pass(30_000);
    expect(order()).toBe('BTC SOL ETH');
    act(() => screen.getByText('SOL').blur());
    pass(5_000);
    expect(order()).toBe('ETH BTC SOL');
  });

  it('are not sorted anew because the same pairs were read again', () => {
    const { rerender } = render(<Rows sort={byChange} />);
    move('ETH/USDT', '+9.00');
    rerender(<Rows sort={byChange} list={pairs.map((pair) => ({ ...pair }))} />);
    expect(order()).toBe('BTC SOL ETH');
  });

  it('stand as they came once nothing sorts them', () => {
    const { rerender } = render(<Rows sort={byChange} />);
    move('SOL/USDT', '+9.00');
    rerender(<Rows sort={undefined} />);
    pass(30_000);
    expect(order()).toBe('BTC ETH SOL');
  });
});
