// Themes as the page declares them (scripts/build/themesPlugin.ts), and the one to show.
import type { Theme } from '../../tokens/themes.ts';

type PageTheme = Pick<Theme, 'id' | 'scheme' | 'contrast' | 'bar'>;

const darkness = '(prefers-color-scheme: dark)';
const moreContrast = '(prefers-contrast: more)';
const asksFor = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;
const barOfPage = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]');

const themesOfPage = () => JSON.parse(barOfPage()?.dataset.themes ?? '[]') as PageTheme[];

export const isThemeOfPage = (id: string): boolean => themesOfPage().some((each) => each.id === id);

/**
 * A device that asks for more contrast gets it until the user chooses a theme. public/theme.js does the same before the
 * first paint.
 * @param choice id of a theme, `system`, or undefined before the user chooses
 */
export function themeOf(choice: string | undefined): PageTheme | undefined {
  const themes = themesOfPage();
  const scheme = choice === 'system' && asksFor(darkness) ? 'dark' : 'light';
  const contrast = asksFor(moreContrast) ? 'more' : 'standard';
  const ofScheme = themes.filter((each) => each.scheme === scheme);
  return (
    themes.find(({ id }) => id === choice) ??
    ofScheme.find((each) => each.contrast === contrast) ??
    ofScheme[0] ??
    themes[0]
  );
}

/** Shows the theme of a choice, also in the browser's own bars. */
export function wear(choice: string | undefined): void {
  const theme = themeOf(choice);
  const bar = barOfPage();
  if (theme === undefined || bar === null) return;
  document.documentElement.dataset.theme = theme.id;
  bar.content = theme.bar;
}

/** Calls the listener when the device's settings change. */
export function followDevice(listener: () => void): void {
  for (const query of [darkness, moreContrast]) matchMedia(query).addEventListener('change', listener);
}
