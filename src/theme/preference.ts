import { createStored } from '../stored/createStored.ts';
import { isOneOf, text } from '../stored/shapes.ts';
import { followDevice, isThemeOfPage, themeOf, wear } from './pageThemes.ts';

/** The user's choice: the id of a theme, or `system`, which follows the device. */
export type ThemeChoice = string;
/** Colour of a rising price. */
export type DirectionChoice = 'green-up' | 'red-up';

const isChoice = (kept: unknown): kept is ThemeChoice =>
  kept === 'system' || (typeof kept === 'string' && isThemeOfPage(kept));

// public/theme.js reads both before the first paint.
const theme = createStored('theme', text(isChoice));
const direction = createStored('direction', text(isOneOf<DirectionChoice>('green-up', 'red-up')));

function apply(): void {
  wear(theme.get() ?? undefined);
  document.documentElement.dataset.direction = preference.direction();
}

/** Called on every change, in any tab. */
function subscribe(listener: () => void): () => void {
  const stops = [theme.subscribe(listener), direction.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/** Theme and price colours of this device, as an external store. */
export const preference = {
  /** Without a choice, the theme that is shown. */
  theme: (): ThemeChoice => theme.get() ?? themeOf(undefined)?.id ?? 'light',
  direction: (): DirectionChoice => direction.get() ?? 'green-up',
  setTheme: theme.set,
  setDirection: direction.set,
  subscribe,
  /** Applies the stored values, and starts to follow changes and the device setting. */
  start(): void {
    apply();
    subscribe(apply);
    followDevice(apply);
  },
};
