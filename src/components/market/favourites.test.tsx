import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloading } from '../../../scripts/testing/appReload.ts';
import type { favourites as favouritesOfPage } from './favourites.ts';

type Favourites = typeof favouritesOfPage;

const reload = reloading();

async function opened(): Promise<Favourites> {
  reload();
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
    const before = favourites.list();
    expect(favourites.list()).toBe(before);
    favourites.toggle('BTC/USDT');
    expect(favourites.list()).not.toBe(before);
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
    expect(favourites.list()).toEqual(['BTC/USDT']);
  });

  it('follow another tab', async () => {
    reload();
    const { useFavourites } = await import('./favourites.ts');
    const { result } = renderHook(useFavourites);
    expect(result.current).toEqual([]);
    localStorage.setItem('favourites', '["XRP/USDT"]');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'favourites' })));
    expect(result.current).toEqual(['XRP/USDT']);
  });

  it.each(['{', '{"a":1}', '"BTC/USDT"', '[1, null]'])('are none where storage holds %s', async (kept) => {
    localStorage.setItem('favourites', kept);
    expect((await opened()).list()).toEqual([]);
  });
});
