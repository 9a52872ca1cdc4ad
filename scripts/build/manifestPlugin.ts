import type { Plugin } from 'vite';
import { brand } from '../../contracts/brand.ts';

export const manifestPath = '/manifest.webmanifest';

/** Written by `npm run icons`. */
export const appIcons = [
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** iOS reads no icon from the manifest. */
export const touchIcon = { src: '/icons/apple-touch-icon.png', sizes: '180x180' } as const;

/**
 * Manifest of the installed app.
 * @param color background of the app before its first paint, and of the phone's bar
 */
export const manifestOf = (color: string) => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: color,
  theme_color: color,
  icons: appIcons,
});

/** Makes the built app installable: a manifest with the brand's name, and the links to it and to the icon of iOS. */
export function manifestPlugin(): Plugin {
  let color = '';
  return {
    name: 'manifest',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        color = /name="theme-color" content="([^"]+)"/.exec(html)?.[1] ?? '';
        // Storybook's pages are not the app.
        if (color === '') return [];
        return [
          { tag: 'link', attrs: { rel: 'manifest', href: manifestPath }, injectTo: 'head' },
          { tag: 'link', attrs: { rel: 'apple-touch-icon', href: touchIcon.src }, injectTo: 'head' },
        ];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (color === '') return;
        this.emitFile({
          type: 'asset',
          fileName: manifestPath.slice(1),
          source: JSON.stringify(manifestOf(color)),
        });
      },
    },
  };
}
