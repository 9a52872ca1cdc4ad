import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloading } from '../../../scripts/testing/appReload.ts';

const reload = reloading();

/** Loads a fresh copy of the module, as after a page load. */
async function load() {
  reload();
  return (await import('./keptMarket.ts')).keptMarket;
}

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('the choice of a market', () => {
  it('is the same after a reload', async () => {
    const choice = { market: 'favourites', sort: { column: 'change', direction: 'descending' } } as const;
    (await load()).set(choice);
    expect((await load()).get()).toEqual(choice);
    for (const market of ['spot', 'stocks'] as const) {
      (await load()).set({ market });
      expect((await load()).get()).toEqual({ market });
    }
  });

  it.each([
    ['nothing', 'null', { market: 'spot' }],
    ['a market that is gone', '{"market":"bonds"}', { market: 'spot' }],
    ['a column that is gone', '{"market":"favourites","sort":{"column":"age","direction":"ascending"}}'],
    [
      'a column of every object',
      '{"market":"favourites","sort":{"column":"toString","direction":"ascending"}}',
    ],
    ['a third direction', '{"market":"favourites","sort":{"column":"price","direction":"sideways"}}'],
  ])('takes of %s what can be understood', async (_, text, expected = { market: 'favourites' }) => {
    localStorage.setItem('homeMarket', text);
    expect((await load()).get()).toEqual(expected);
  });

  it('is its own in each tab', async () => {
    const market = await load();
    market.set({ market: 'favourites' });
    localStorage.setItem('homeMarket', '{"market":"spot"}');
    expect(market.get()).toEqual({ market: 'favourites' });
    expect((await load()).get()).toEqual({ market: 'spot' });
  });

  it('lasts as long as the page where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('No', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('No', 'SecurityError');
      },
    });
    const market = await load();
    expect(market.get()).toBeUndefined();
    market.set({ market: 'favourites' });
    expect(market.get()).toEqual({ market: 'favourites' });
  });
});
