import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScroll, type Scroll, type ShownEntry } from './scroll.ts';
import { createStorage } from './storage.ts';

/** How far the page can be scrolled at the moment, in px. */
let longest: number;
let y: number;
/** What happens when the page's size has changed. */
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

const tab = () => createStorage(() => sessionStorage);
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
  scroll = createScroll(tab());
  stop = scroll.start();
  scroll.show(entry('a', '/list', 'POP'));
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
    scroll.show(entry('b', '/detail', 'PUSH'));
    expect(y).toBe(0);
    scroll.show(entry('a', '/list', 'POP'));
    expect(y).toBe(700);
  });

  it('that is opened twice has a place for each time', () => {
    scrollTo(700);
    scroll.show(entry('b', '/list', 'PUSH'));
    scrollTo(300);
    scroll.show(entry('a', '/list', 'POP'));
    expect(y).toBe(700);
    scroll.show(entry('b', '/list', 'POP'));
    expect(y).toBe(300);
  });

  it('stays where it is when only its query is replaced', () => {
    scrollTo(700);
    scroll.show(entry('b', '/list', 'REPLACE', '?symbol=ETH'));
    expect(y).toBe(700);
  });

  it('is found again after a reload', () => {
    scrollTo(700);
    dispatchEvent(new Event('pagehide'));
    stop();
    y = 0;
    scroll = createScroll(tab());
    stop = scroll.start();
    scroll.show(entry('a', '/list', 'POP'));
    expect(y).toBe(700);
  });
});

describe('a place on a page that is still loading', () => {
  beforeEach(() => {
    scrollTo(1_500);
    scroll.show(entry('b', '/detail', 'PUSH'));
    longest = 0;
    y = 0;
    scroll.show(entry('a', '/list', 'POP'));
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
    scroll.show(entry('b', '/detail', 'POP'));
    longest = 2_000;
    scroll.show(entry('a', '/list', 'POP'));
    expect(y).toBe(1_500);
  });
});

describe('after a login', () => {
  it('the page that the end of a session took away is where it was, once', () => {
    scrollTo(700);
    scroll.keepReturn('/list?coin=BTC');
    scroll.show(entry('b', '/login', 'REPLACE'));
    expect(y).toBe(0);
    scroll.show(entry('c', '/list', 'REPLACE', '?coin=BTC'));
    expect(y).toBe(700);
    scroll.show(entry('d', '/login', 'REPLACE'));
    scroll.show(entry('e', '/list', 'REPLACE', '?coin=BTC'));
    expect(y).toBe(0);
  });

  it('every other page starts at its top', () => {
    scrollTo(700);
    scroll.keepReturn('/list');
    scroll.show(entry('b', '/login', 'REPLACE'));
    scroll.show(entry('c', '/', 'REPLACE'));
    expect(y).toBe(0);
  });
});

it.each(['{', '7', '[["a"]]', '{"path":"/list"}'])('takes a storage of %s for an empty one', (text) => {
  stop();
  sessionStorage.setItem('meridian.scroll', text);
  sessionStorage.setItem('meridian.return', text);
  scroll = createScroll(tab());
  stop = scroll.start();
  scroll.show(entry('a', '/list', 'POP'));
  scroll.show(entry('b', '/list', 'REPLACE'));
  expect(y).toBe(0);
});
