import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBuilds } from './newBuild.ts';

const pageOf = (build: string) =>
  `<script type="module" crossorigin src="/assets/index-${build}.js"></script>`;
const minute = 60_000;

let served: () => Response;
let end: () => void;
const onNew = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = pageOf('old');
  served = () => new Response(pageOf('old'));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => served()),
  );
  end = watchBuilds(onNew);
});
afterEach(() => {
  end();
  onNew.mockReset();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function comesIntoView(afterMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(afterMs);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

it('a newer build is told once when the page comes into view', async () => {
  await comesIntoView(minute);
  expect(onNew).not.toHaveBeenCalled();
  served = () => new Response(pageOf('new'));
  await comesIntoView(minute);
  await comesIntoView(minute);
  expect(onNew).toHaveBeenCalledOnce();
});

it('a build after it is told again', async () => {
  served = () => new Response(pageOf('new'));
  await comesIntoView(minute);
  served = () => new Response(pageOf('newer'));
  await comesIntoView(minute);
  expect(onNew).toHaveBeenCalledTimes(2);
});

it('a page that stays in view asks every quarter of an hour', async () => {
  served = () => new Response(pageOf('new'));
  await vi.advanceTimersByTimeAsync(14 * minute);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(minute);
  expect(onNew).toHaveBeenCalledOnce();
});

it('it asks at most once a minute', async () => {
  await comesIntoView(minute / 2);
  await comesIntoView(minute / 2);
  await comesIntoView(minute / 2);
  expect(fetch).toHaveBeenCalledOnce();
});

it('a chunk that is missing asks at once', async () => {
  served = () => new Response(pageOf('new'));
  dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onNew).toHaveBeenCalledOnce();
});

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['an error', () => new Response('', { status: 502 })],
  ['a page of something else', () => new Response('<p>Log in to the hotel’s network</p>')],
])('%s is no new build', async (_, answer) => {
  served = answer;
  await comesIntoView(minute);
  expect(onNew).not.toHaveBeenCalled();
});
