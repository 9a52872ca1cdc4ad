import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScroll, type Scroll, type ShownEntry } from './scroll.ts';

/** Current maximum scroll position of the page, in px. */
let longest: number;
let y: number;
/** Callback of a page size change. */
let resized: (() => void) | undefined;
let scroll: Scroll;
let stop: () => void;

class PageSize {
  constructor(listener: () => void) {
    resized = listener;
  }
  observe(): void {}
  disconnect(): void {
    resized = undefined;
  }
}

const entry = (key: string, pathname: string, action: ShownEntry['action'], search = ''): ShownEntry => ({
  key,
  pathname,
  search,
  hash: '',
  action,
});
function scrollTo(place: number): void {
  const next = Math.min(place, longest);
  if (next === y) return;
  y = next;
  dispatchEvent(new Event('scroll'));
}
/** The router has pushed the entry and rendered the page. */
function go(next: ShownEntry): void {
  history.replaceState({ key: next.key }, '');
  scroll.show(next);
}
function grow(height: number): void {
  longest = height;
  resized?.();
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  longest = 2_000;
  y = 0;
  vi.stubGlobal('scrollTo', (_x: number, place: number) => scrollTo(place));
  vi.stubGlobal('ResizeObserver', PageSize);
  vi.spyOn(globalThis, 'scrollY', 'get').mockImplementation(() => y);
  scroll = createScroll();
  stop = scroll.start();
  go(entry('a', '/list', 'POP'));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page', () => {
  it('starts at its top, and back finds the one before where it was', () => {
    scrollTo(700);
    go(entry('b', '/detail', 'PUSH'));
    expect(y).toBe(0);
    go(entry('a', '/list', 'POP'));
    expect(y).toBe(700);
  });

  it('that shrinks on the way to the next entry keeps its place', () => {
    scrollTo(700);
    history.replaceState({ key: 'b' }, '');
    longest = 8;
    scrollTo(700);
    go(entry('b', '/list', 'PUSH', '?search'));
    longest = 2_000;
    go(entry('a', '/list', 'POP'));
    expect(y).toBe(700);
  });

  it('whose address is opened anew starts at its top, and a reload finds its place again', () => {
    history.replaceState(null, '');
    scroll.show(entry('default', '/list', 'POP'));
    scrollTo(700);
    dispatchEvent(new Event('pagehide'));
    const load = (type: string) => {
      stop();
      y = 0;
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
      scroll = createScroll();
      stop = scroll.start();
      scroll.show(entry('default', '/list', 'POP'));
    };
    load('reload');
    expect(y).toBe(700);
    load('navigate');
    expect(y).toBe(0);
  });

  it('that is opened twice has a place for each time', () => {
    scrollTo(700);
    go(entry('b', '/list', 'PUSH'));
    scrollTo(300);
    go(entry('a', '/list', 'POP'));
    expect(y).toBe(700);
    go(entry('b', '/list', 'POP'));
    expect(y).toBe(300);
  });

  it('stays where it is when only its query is replaced', () => {
    scrollTo(700);
    go(entry('b', '/list', 'REPLACE', '?symbol=ETH'));
    expect(y).toBe(700);
  });

  it('is found again after a reload', () => {
    scrollTo(700);
    dispatchEvent(new Event('pagehide'));
    stop();
    y = 0;
    scroll = createScroll();
    stop = scroll.start();
    go(entry('a', '/list', 'POP'));
    expect(y).toBe(700);
  });
});

describe('a place on a page that is still loading', () => {
  beforeEach(() => {
    scrollTo(1_500);
    go(entry('b', '/detail', 'PUSH'));
    longest = 0;
    y = 0;
    go(entry('a', '/list', 'POP'));
  });

  it('is reached once the page is long enough, and held while what stands above it still changes', () => {
    grow(900);
    expect(y).toBe(900);
    grow(1_800);
    expect(y).toBe(1_500);
    y = 1_300;
    grow(1_900);
    expect(y).toBe(1_500);
  });

  it('is given up when the user scrolls by themselves', () => {
    dispatchEvent(new Event('wheel'));
    scrollTo(100);
    grow(1_800);
    expect(y).toBe(0);
  });

  it('is given up after ten seconds', () => {
    vi.advanceTimersByTime(10_000);
    grow(1_800);
    expect(y).toBe(0);
  });

  it('is still known when the user leaves before it was reached', () => {
    grow(900);
    go(entry('b', '/detail', 'POP'));
    longest = 2_000;
    go(entry('a', '/list', 'POP'));
    expect(y).toBe(1_500);
  });
});

describe('after a login', () => {
  it('the page that the end of a session took away is where it was, once', () => {
    scrollTo(700);
    scroll.keepReturn('/list?coin=BTC');
    go(entry('b', '/login', 'REPLACE'));
    expect(y).toBe(0);
    go(entry('c', '/list', 'REPLACE', '?coin=BTC'));
    expect(y).toBe(700);
    go(entry('d', '/login', 'REPLACE'));
    go(entry('e', '/list', 'REPLACE', '?coin=BTC'));
    expect(y).toBe(0);
  });

  it('every other page starts at its top', () => {
    scrollTo(700);
    scroll.keepReturn('/list');
    go(entry('b', '/login', 'REPLACE'));
    go(entry('c', '/', 'REPLACE'));
    expect(y).toBe(0);
  });
});

it.each(['{', '7', '[["a"]]', '{"path":"/list"}'])('takes a storage of %s for an empty one', (text) => {
  stop();
  sessionStorage.setItem('meridian.scroll', text);
  sessionStorage.setItem('meridian.return', text);
  scroll = createScroll();
  stop = scroll.start();
  go(entry('a', '/list', 'POP'));
  go(entry('b', '/list', 'REPLACE'));
  expect(y).toBe(0);
});
