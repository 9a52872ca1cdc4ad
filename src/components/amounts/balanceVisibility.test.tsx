import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloading } from '../../../scripts/testing/appReload.ts';

const reload = reloading();
const load = async () => (await import('./balanceVisibility.ts')).balanceVisibility;
const setElsewhere = (value: string) => localStorage.setItem('hidesBalances', value);

beforeEach(() => {
  reload();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test('amounts are shown until somebody hides them, and hidden at the next start if they say so', async () => {
  const first = await load();
  expect([first.isHidden(), first.hidesAtStart()]).toEqual([false, false]);
  first.toggle();
  expect([first.isHidden(), first.hidesAtStart()]).toEqual([true, false]);
  first.setHidesAtStart(true);
  reload();
  expect((await load()).isHidden()).toBe(true);
});

test('what one tap hides stays hidden in its tab when the page is loaded again, and nowhere else', async () => {
  (await load()).toggle();
  reload();
  const again = await load();
  expect([again.isHidden(), again.hidesAtStart()]).toEqual([true, false]);
  again.toggle();
  reload();
  expect((await load()).isHidden()).toBe(false);
  (await load()).toggle();
  sessionStorage.clear();
  reload();
  expect((await load()).isHidden()).toBe(false);
});

test('what is hidden at start is hidden again when the page is loaded again', async () => {
  const first = await load();
  first.setHidesAtStart(true);
  first.toggle();
  expect(first.isHidden()).toBe(false);
  reload();
  expect((await load()).isHidden()).toBe(true);
});

test('another tab that hides them hides them here, also while nobody listened', async () => {
  const here = await load();
  const told = vi.fn();
  const stop = here.subscribe(told);
  setElsewhere('true');
  dispatchEvent(new StorageEvent('storage', { key: 'hidesBalances' }));
  expect(told).toHaveBeenCalledOnce();
  expect([here.isHidden(), here.hidesAtStart()]).toEqual([true, true]);
  stop();
  setElsewhere('false');
  here.subscribe(told);
  expect([here.isHidden(), here.hidesAtStart()]).toEqual([false, false]);
});

test('what is hidden for now stays hidden while other tabs change other things', async () => {
  const here = await load();
  here.subscribe(() => undefined);
  here.toggle();
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(here.isHidden()).toBe(true);
});

test('the choice lasts as long as the page where storage is forbidden', async () => {
  for (const call of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  const here = await load();
  here.setHidesAtStart(true);
  here.subscribe(() => undefined);
  expect(here.isHidden()).toBe(true);
});
