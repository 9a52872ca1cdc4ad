import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStored } from './createStored.ts';
import { isNumber, json, jsonPart, text } from './shapes.ts';
import { useStored } from './useStored.ts';

type Ink = 'blue' | 'red';
const isInk = (value: unknown): value is Ink => value === 'blue' || value === 'red';

/** Changes storage as another tab does, including the event. */
function setElsewhere(key: string, value: string): void {
  localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

function forbid(...calls: ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const call of calls)
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('a stored value', () => {
  it('is read back by the next page from the area it was kept in', () => {
    createStored('pages', json(isNumber)).set(7);
    createStored('pages', json(isNumber), { area: 'tab' }).set(8);
    createStored('ink', text(isInk)).set('red');
    expect({ ...localStorage }).toEqual({ pages: '7', ink: 'red' });
    expect({ ...sessionStorage }).toEqual({ pages: '8' });
    expect(createStored('pages', json(isNumber)).get()).toBe(7);
    expect(createStored('pages', json(isNumber), { area: 'tab' }).get()).toBe(8);
    expect(createStored('ink', text(isInk)).get()).toBe('red');
  });

  it('leaves nothing when it is removed', () => {
    const pages = createStored('pages', json(isNumber));
    pages.set(7);
    pages.set(undefined);
    expect(pages.get()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '"7"', ''])('is dropped where storage holds %s', (kept) => {
    localStorage.setItem('pages', kept);
    expect(createStored('pages', json(isNumber)).get()).toBeUndefined();
  });

  it('is dropped where its reader fails', () => {
    localStorage.setItem('pages', 'null');
    const pages = createStored(
      'pages',
      jsonPart((value) => (value as number[]).length),
    );
    expect(pages.get()).toBeUndefined();
  });

  it('is not one of the other words of its type', () => {
    localStorage.setItem('ink', 'green');
    expect(createStored('ink', text(isInk)).get()).toBeUndefined();
  });

  it('stays the same object until it changes', () => {
    const isList = (value: unknown): value is string[] => Array.isArray(value);
    const list = createStored('list', json(isList));
    list.set(['a']);
    const before = list.get();
    expect(list.get()).toBe(before);
    setElsewhere('list', '["a","b"]');
    expect(list.get()).toEqual(['a', 'b']);
  });
});

describe('where the browser keeps nothing', () => {
  it('a value lasts as long as the page if storage is forbidden', () => {
    forbid('getItem', 'setItem', 'removeItem');
    const pages = createStored('pages', json(isNumber));
    expect(pages.get()).toBeUndefined();
    pages.set(7);
    expect(pages.get()).toBe(7);
    expect(createStored('pages', json(isNumber)).get()).toBe(7);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(pages.get()).toBe(7);
    pages.set(undefined);
    expect(pages.get()).toBeUndefined();
  });

  it('a full storage gives way to the newer value of this page, and that to another tab', () => {
    localStorage.setItem('pages', '1');
    forbid('setItem');
    const pages = createStored('pages', json(isNumber));
    pages.subscribe(() => undefined);
    pages.set(7);
    expect(pages.get()).toBe(7);
    vi.restoreAllMocks();
    setElsewhere('pages', '2');
    expect(pages.get()).toBe(2);
  });
});

describe('another tab', () => {
  it('is followed while somebody listens, and heard of one key alone', () => {
    const pages = createStored('pages', json(isNumber));
    const heard = vi.fn();
    const stop = pages.subscribe(heard);
    setElsewhere('ink', 'red');
    expect(heard).not.toHaveBeenCalled();
    setElsewhere('pages', '7');
    expect(heard).toHaveBeenCalledOnce();
    expect(pages.get()).toBe(7);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(pages.get()).toBeUndefined();
    stop();
    setElsewhere('pages', '8');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(pages.get()).toBe(8);
  });

  it('is heard of late by a page that the browser had put aside', () => {
    const heard = vi.fn();
    const stop = createStored('pages', json(isNumber)).subscribe(heard);
    const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    comeBack();
    expect(heard).not.toHaveBeenCalled();
    localStorage.setItem('pages', '7');
    comeBack();
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  it('changes nothing here of a value that does not follow', () => {
    const pages = createStored('pages', json(isNumber), { follows: false });
    localStorage.setItem('pages', '1');
    const heard = vi.fn();
    pages.subscribe(heard);
    expect(pages.get()).toBe(1);
    setElsewhere('pages', '2');
    expect(heard).not.toHaveBeenCalled();
    expect(pages.get()).toBe(1);
    pages.set(3);
    expect(pages.get()).toBe(3);
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('in a component', () => {
  it('a value is nothing on the server, and there as soon as it is kept', () => {
    const pages = createStored('pages', json(isNumber));
    pages.set(7);
    const Pages = () => <p>{useStored(pages) ?? 'none'}</p>;
    expect(renderToString(<Pages />)).toContain('none');
    const { container } = render(<Pages />);
    expect(container.textContent).toBe('7');
    act(() => pages.set(8));
    expect(container.textContent).toBe('8');
  });
});
