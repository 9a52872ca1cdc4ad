import type { Plugin } from 'vite';
import { readThemes } from '../../tokens/readThemes.ts';
import { pageThemesOf } from '../../tokens/themes.ts';

/** Fills the meta tag of the browser's bar: the default theme's colour, and all themes for public/theme.js. */
export function themesPlugin(): Plugin {
  return {
    name: 'themes',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const themes = readThemes();
        return html
          .replace('%BAR%', () => themes[0]!.bar)
          .replace('%THEMES%', () => JSON.stringify(pageThemesOf(themes)).replaceAll('"', '&quot;'));
      },
    },
  };
}
