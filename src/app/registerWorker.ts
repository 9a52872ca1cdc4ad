// A service worker caches the app's files (public/offline.js), so that a reload without a network shows the app. Loaded
// after the first page, which does not need it.

import { codeOf } from './screenCode.ts';

/**
 * Files that the page has requested, including those before the worker was active, and style sheets whose rules a
 * server-rendered page has inline.
 */
const loaded = (): string[] => [
  ...performance.getEntriesByType('resource').map(({ name }) => name),
  ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
];

async function keep(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/offline.js');
    // A start without a network leads to these.
    await Promise.all([codeOf('Settings').load(), codeOf('Language').load()]);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ loaded: loaded() });
  } catch {
    // Without service worker support, the browser shows its own offline page.
  }
}

export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void keep();
  else addEventListener('load', () => void keep(), { once: true });
}
