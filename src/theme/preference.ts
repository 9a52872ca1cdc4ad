import { createStored } from '../stored/createStored.ts';
import { isOneOf, text } from '../stored/shapes.ts';

/** The user's choice; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';
/** Colour of a rising price. */
export type DirectionChoice = 'green-up' | 'red-up';

// public/theme.js reads both before the first paint.
const theme = createStored('theme', text(isOneOf<ThemeChoice>('light', 'dark', 'system')));
const direction = createStored('direction', text(isOneOf<DirectionChoice>('green-up', 'red-up')));

function apply(): void {
  const prefersDark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  const choice = preference.theme();
  const isDark = choice === 'dark' || (choice === 'system' && prefersDark);
  const name = isDark ? 'dark' : 'light';
  document.documentElement.dataset.theme = name;
  // The browser's own bars take the page colour; index.html has one meta tag per theme.
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = bar.dataset[name] ?? bar.content;
  document.documentElement.dataset.direction = preference.direction();
}

/** Called on every change, in any tab. */
function subscribe(listener: () => void): () => void {
  const stops = [theme.subscribe(listener), direction.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/** Theme and price colours of this device, as an external store. */
export const preference = {
  theme: (): ThemeChoice => theme.get() ?? 'light',
  direction: (): DirectionChoice => direction.get() ?? 'green-up',
  setTheme: theme.set,
  setDirection: direction.set,
  subscribe,
  /** Applies the stored values, and starts to follow changes and the device setting. */
  start(): void {
    apply();
    subscribe(apply);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  },
};
