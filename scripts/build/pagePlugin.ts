import type { Plugin } from 'vite';
import { brand } from '../../contracts/brand.ts';
import { escapeHtml } from '../../server/messaging/escapeHtml.ts';
import { readThemes } from '../../tokens/readThemes.ts';
import { pageThemesOf } from '../../tokens/themes.ts';

/** Fills a page's title with the brand, and its meta tag with the themes: the first one's bar, and all for theme.js. */
export function pagePlugin(): Plugin {
  return {
    name: 'page',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const themes = readThemes();
        return html
          .replace('%BRAND%', () => escapeHtml(brand.name))
          .replace('%BAR%', () => themes[0]!.bar)
          .replace('%THEMES%', () => escapeHtml(JSON.stringify(pageThemesOf(themes))));
      },
    },
  };
}
