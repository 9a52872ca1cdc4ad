import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IntlRoot } from '../../intl/IntlRoot.tsx';
import { NoticeStrip } from './NoticeStrip.tsx';

const notices = ['First', 'Second', 'Third'].map((title, id) => ({ id: `${id}`, title, href: `#${id}` }));

function show(list = notices, mayMove = true): HTMLElement {
  const matches = (query: string) => (query === '(prefers-reduced-motion: no-preference)' ? mayMove : false);
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query), ...listeners }));
  render(
    <IntlRoot locale="en" messages={{}}>
      <NoticeStrip notices={list} />
    </IntlRoot>,
  );
  return screen.getByRole('region', { name: 'Notices' });
}

const shown = () => screen.getByRole('link').textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the strip of notices', () => {
  it('goes to the next one every six seconds, and round', () => {
    show();
    pass(5_900);
    expect(shown()).toBe('First');
    pass(200);
    expect(shown()).toBe('Second');
    pass(12_000);
    expect(shown()).toBe('First');
  });

  it.each([
    ['a pointer', 'pointerOver', 'pointerOut'],
    ['the focus', 'focusIn', 'focusOut'],
  ] as const)('stands still under %s and goes on after it', (_, begin, end) => {
    const strip = show();
    pass(3_000);
    fireEvent[begin](strip);
    pass(60_000);
    expect(shown()).toBe('First');
    fireEvent[end](strip);
    pass(6_000);
    expect(shown()).toBe('Second');
  });

  it('never moves by itself where the device asks for no motion', () => {
    show(notices, false);
    pass(60_000);
    expect(shown()).toBe('First');
  });

  it('has a way to the next and to the last one', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Previous notice' }));
    expect(shown()).toBe('Third');
    fireEvent.click(screen.getByRole('button', { name: 'Next notice' }));
    expect(shown()).toBe('First');
  });

  it('has nowhere to go from a single one', () => {
    show(notices.slice(0, 1));
    pass(60_000);
    expect(shown()).toBe('First');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
