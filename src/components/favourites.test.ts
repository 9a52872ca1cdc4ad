import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { favourites as favouritesOfPage } from './favourites.ts';

type Favourites = typeof favouritesOfPage;

async function opened(): Promise<Favourites> {
  vi.resetModules();
  return (await import('./favourites.ts')).favourites;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('favourites', () => {
  it('stand in the order in which they were starred', async () => {
    const favourites = await opened();
    for (const symbol of ['SOL/USDT', 'BTC/USDT', 'ADA/USDT']) favourites.toggle(symbol);
    favourites.toggle('BTC/USDT');
    favourites.toggle('BTC/USDT');
    expect(favourites.list()).toEqual(['SOL/USDT', 'ADA/USDT', 'BTC/USDT']);
    expect(favourites.isFavourite('ETH/USDT')).toBe(false);
  });

  it('are there again when the page is opened anew', async () => {
    (await opened()).toggle('SOL/USDT');
    expect((await opened()).list()).toEqual(['SOL/USDT']);
  });

  it('are not read before somebody asks', async () => {
    const getItem = vi.spyOn(Storage.prototype, 'getItem');
    const favourites = await opened();
    expect(getItem).not.toHaveBeenCalled();
    favourites.list();
    expect(getItem).toHaveBeenCalledOnce();
  });

  it('keep their identity until they change, as an external store must', async () => {
    const favourites = await opened();
    const unsubscribe = favourites.subscribe(() => undefined);
    const before = favourites.list();
    expect(favourites.list()).toBe(before);
    favourites.toggle('BTC/USDT');
    expect(favourites.list()).not.toBe(before);
    unsubscribe();
  });

  it('last as long as the page where storage is forbidden', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const favourites = await opened();
    favourites.toggle('BTC/USDT');
    favourites.subscribe(() => undefined)();
    expect(favourites.list()).toEqual(['BTC/USDT']);
  });

  it('of another tab are seen by who comes later', async () => {
    const favourites = await opened();
    favourites.list();
    localStorage.setItem('favourites', '["XRP/USDT"]');
    favourites.subscribe(() => undefined)();
    expect(favourites.list()).toEqual(['XRP/USDT']);
  });

  it('follow another tab, and only while somebody listens', async () => {
    const favourites = await opened();
    const heard = vi.fn();
    const unsubscribe = favourites.subscribe(heard);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(heard).not.toHaveBeenCalled();
    dispatchEvent(new StorageEvent('storage', { key: 'favourites', newValue: '["XRP/USDT"]' }));
    expect(favourites.list()).toEqual(['XRP/USDT']);
    expect(heard).toHaveBeenCalledOnce();
    unsubscribe();
    dispatchEvent(new StorageEvent('storage', { key: 'favourites', newValue: '["LTC/USDT"]' }));
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each(['{', '{"a":1}', '"BTC/USDT"', '[1, null]'])('are none where storage holds %s', async (kept) => {
    localStorage.setItem('favourites', kept);
    expect((await opened()).list()).toEqual([]);
  });
});
