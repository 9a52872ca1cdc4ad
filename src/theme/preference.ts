/** What the user chose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';
/** Which colour a rising price has. */
export type DirectionChoice = 'green-up' | 'red-up';

const themeKey = 'theme';
const directionKey = 'direction';
const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

let theme: ThemeChoice = 'light';
let direction: DirectionChoice = 'green-up';

function load(): void {
  const storedTheme = read(themeKey);
  theme = storedTheme === 'dark' || storedTheme === 'system' ? storedTheme : 'light';
  direction = read(directionKey) === 'red-up' ? 'red-up' : 'green-up';
}

function apply(): void {
  const prefersDark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark);
  const name = isDark ? 'dark' : 'light';
  document.documentElement.dataset.theme = name;
  // The browser's own bars take the colour of the page; index.html brings one for each theme.
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.content = bar.dataset[name] ?? bar.content;
  document.documentElement.dataset.direction = direction;
  for (const listener of listeners) listener();
}

/** The theme and the price colours of this device, as an external store. */
export const preference = {
  theme: (): ThemeChoice => theme,
  direction: (): DirectionChoice => direction,
  setTheme(choice: ThemeChoice): void {
    theme = choice;
    write(themeKey, choice);
    apply();
  },
  setDirection(choice: DirectionChoice): void {
    direction = choice;
    write(directionKey, choice);
    apply();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Reads what is stored and follows the device and other tabs from now on. */
  start(): void {
    load();
    apply();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
    addEventListener('storage', ({ key }) => {
      if (key !== themeKey && key !== directionKey) return;
      load();
      apply();
    });
  },
};
