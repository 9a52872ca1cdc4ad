// A service worker caches the app's files (public/offline.js), so that a reload without a network shows the app. Loaded
// after the first page, which does not need it.

/**
 * Files that the page has requested, including those before the worker was active, and style sheets whose rules a
 * server-rendered page has inline.
 */
const loaded = (): string[] => [
  ...performance.getEntriesByType('resource').map(({ name }) => name),
  ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
];

type Load = () => Promise<unknown>;

async function keep(withoutNetwork: readonly Load[]): Promise<void> {
  try {
    await navigator.serviceWorker.register('/offline.js');
    await Promise.all(withoutNetwork.map((load) => load()));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ loaded: loaded() });
  } catch {
    // Without service worker support, the browser shows its own offline page.
  }
}

/** @param withoutNetwork pages to which a start without a network leads */
export function registerWorker(withoutNetwork: readonly Load[]): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void keep(withoutNetwork);
  else addEventListener('load', () => void keep(withoutNetwork), { once: true });
}
