import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reloading } from '../../scripts/testing/appReload.ts';
import { pageThemesOf, type Theme } from '../../tokens/themes.ts';
import { themes } from './themes.ts';

type Device = { setDark: (isDark: boolean) => void };

const [light, dark] = themes as [Theme, Theme];

const script = readFileSync('public/theme.js', 'utf8');

/** Mocks the device setting, which jsdom lacks. */
function device(isDark: boolean, asksForContrast = false): Device {
  const changed = new Set<() => void>();
  const queryOf = (matches: boolean) => ({
    matches,
    addEventListener: (_: string, listener: () => void) => changed.add(listener),
  });
  const [darkness, more] = [queryOf(isDark), queryOf(asksForContrast)];
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('contrast') ? more : darkness));
  return {
    setDark(next) {
      darkness.matches = next;
      for (const listener of changed) listener();
    },
  };
}

const reload = reloading();

/** Simulates a page load: a new store, as after a reload. */
async function freshPreference() {
  reload();
  const { preference } = await import('./preference.ts');
  return preference;
}

function runBeforeFirstPaint(): void {
  // The file is a classic script; a function body runs it the same way.
  new Function(script)();
}

const shown = () => {
  const { theme, direction } = document.documentElement.dataset;
  return { theme, direction };
};

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.direction;
  delete document.documentElement.dataset.shell;
  document.documentElement.lang = 'en';
  const bar = document.createElement('meta');
  bar.name = 'theme-color';
  bar.content = light.bar;
  bar.dataset['themes'] = JSON.stringify(pageThemesOf(themes));
  document.head.replaceChildren(bar);
});

/** Kept choice, whether the device is dark, whether it asks for more contrast, theme. */
const stored: [string | null, boolean, boolean, string][] = [
  [null, false, false, 'light'],
  [null, true, false, 'light'],
  ['light', true, false, 'light'],
  ['dark', false, false, 'dark'],
  ['system', true, false, 'dark'],
  ['system', false, false, 'light'],
  ['purple', true, false, 'light'],
  [null, false, true, 'contrast'],
  [null, true, true, 'contrast'],
  ['system', false, true, 'contrast'],
  ['system', true, true, 'contrast-dark'],
  ['light', false, true, 'light'],
  ['contrast', true, false, 'contrast'],
];

describe('the theme before the first paint', () => {
  test.each(stored)(
    'with %s stored, the device dark: %s, and asking for more contrast: %s, is %s',
    async (choice, isDark, asksForContrast, theme) => {
      device(isDark, asksForContrast);
      if (choice !== null) localStorage.setItem('theme', choice);
      runBeforeFirstPaint();
      const before = shown();
      expect(before.theme).toBe(theme);
      (await freshPreference()).start();
      expect(shown()).toEqual(before);
    },
  );

  test('price colours and language are set with it', () => {
    device(false);
    localStorage.setItem('direction', 'red-up');
    localStorage.setItem('lang', 'zh-Hant');
    runBeforeFirstPaint();
    expect(shown().direction).toBe('red-up');
    expect(document.documentElement.lang).toBe('zh-Hant');
  });

  const tags: [string, string][] = [
    ['en', 'en'],
    ['de', 'de'],
    ['jp', 'ja'],
    ['kr', 'ko'],
    ['esp', 'es'],
    ['th', 'th'],
    ['zh', 'zh-Hans'],
    ['hk', 'zh-Hant'],
  ];

  test.each(tags)('the stored mark %s of the wire gives the page the language %s', (mark, tag) => {
    device(false);
    localStorage.setItem('lang', mark);
    runBeforeFirstPaint();
    expect(document.documentElement.lang).toBe(tag);
  });

  test('forbidden storage leaves the light theme instead of an error', () => {
    device(true);
    const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    try {
      expect(runBeforeFirstPaint).not.toThrow();
    } finally {
      forbidden.mockRestore();
    }
    expect(shown()).toEqual({ theme: 'light', direction: 'green-up' });
  });
});

describe("the browser's own bars", () => {
  const themeColour = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!;

  test('have the colour of the page in every theme', () => {
    expect(pageThemesOf(themes).map(({ id, bar }) => [id, bar])).toEqual(
      themes.map(({ id, colours }) => [id, colours.surface.base]),
    );
  });

  test('are dark before the first paint and light again when the user chooses so', async () => {
    device(false);
    localStorage.setItem('theme', 'dark');
    runBeforeFirstPaint();
    expect(themeColour().content).toBe(dark.bar);
    const preference = await freshPreference();
    preference.start();
    preference.setTheme('light');
    expect(themeColour().content).toBe(light.bar);
  });
});

describe('the drawn Home before the first paint', () => {
  test.each([
    ['stays for a visitor in the language of the page', {}, undefined],
    ['stays for whoever chose that language', { lang: 'en' }, undefined],
    ['keeps its bars alone for who is logged in', { token: 'of a session' }, 'bars'],
    ['is hidden from another language', { lang: 'de' }, 'none'],
    ['is hidden from who is logged in, in another language', { lang: 'jp', token: 'of a session' }, 'none'],
  ] as const)('%s', (_, kept, shell) => {
    device(false);
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    runBeforeFirstPaint();
    expect(document.documentElement.dataset.shell).toBe(shell);
  });
});

describe('the choice at run time', () => {
  test('is shown at once, kept for the next visit and told to who listens', async () => {
    device(false);
    const preference = await freshPreference();
    preference.start();
    const heard = vi.fn();
    const stop = preference.subscribe(heard);
    preference.setTheme('dark');
    preference.setDirection('red-up');
    expect(shown()).toEqual({ theme: 'dark', direction: 'red-up' });
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    preference.setTheme('light');
    expect(heard).toHaveBeenCalledTimes(2);
    preference.setTheme('dark');
    const next = await freshPreference();
    next.start();
    expect([next.theme(), next.direction()]).toEqual(['dark', 'red-up']);
  });

  test('system follows the device while the page is open', async () => {
    const { setDark } = device(false);
    const preference = await freshPreference();
    preference.start();
    preference.setTheme('system');
    expect(shown().theme).toBe('light');
    setDark(true);
    expect(shown().theme).toBe('dark');
  });

  test('light does not follow the device', async () => {
    const { setDark } = device(false);
    const preference = await freshPreference();
    preference.start();
    setDark(true);
    expect(shown().theme).toBe('light');
  });

  test('a choice made in another tab is taken over', async () => {
    device(false);
    const preference = await freshPreference();
    preference.start();
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(shown().theme).toBe('dark');
    expect(preference.theme()).toBe('dark');
  });
});
