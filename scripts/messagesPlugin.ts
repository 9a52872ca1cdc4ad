import { readFile } from 'node:fs/promises';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { extractMessages } from './extractMessages.ts';
import { withoutDefaultMessages } from './withoutDefaultMessages.ts';

const messagesFile = /\/src\/intl\/([A-Za-z-]+)\.json$/;
const parser = '@formatjs/icu-messageformat-parser';

/**
 * Hands out src/intl/<locale>.json parsed, so that the app carries no ICU parser, and English as the call sites
 * have it at that moment, so that nothing generated can be out of date.
 * The app's production build also leaves out the parser and the English texts at the call sites, which the
 * English messages repeat, and its page asks for these before the script does. Storybook keeps parser and
 * texts: its stories may hold texts of their own.
 */
export function messagesPlugin(): Plugin[] {
  let root = '.';
  let isAppBuild = false;
  return [
    {
      name: 'messages',
      enforce: 'pre',
      configResolved(config) {
        root = config.root;
        const isStorybook = config.plugins.some((plugin) => plugin.name.startsWith('storybook'));
        isAppBuild = config.command === 'build' && !isStorybook;
      },
      resolveId: {
        filter: { id: new RegExp(`^${parser}$`) },
        async handler(_, importer) {
          return isAppBuild ? this.resolve(`${parser}/no-parser.js`, importer, { skipSelf: true }) : null;
        },
      },
      load: {
        filter: { id: messagesFile },
        async handler(id) {
          const locale = messagesFile.exec(id)?.[1];
          const texts =
            locale === 'en'
              ? extractMessages(root)
              : (JSON.parse(await readFile(id, 'utf8')) as Record<string, string>);
          const parsed = Object.entries(texts).map(([key, text]) => [key, parse(text)]);
          // Vite's own JSON handling turns this text into a module.
          return JSON.stringify(Object.fromEntries(parsed));
        },
      },
    },
    {
      name: 'messages-preload',
      transformIndexHtml: {
        order: 'post',
        handler(_, { bundle }) {
          // The first screen waits for its texts; a visitor has no language stored and gets English.
          const english = Object.values(bundle ?? {}).find(
            (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/src/intl/en.json')),
          );
          if (!isAppBuild || !english) return [];
          const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${english.fileName}` };
          return [{ tag: 'link', attrs, injectTo: 'head' }];
        },
      },
    },
    {
      name: 'messages-strip',
      enforce: 'post',
      transform: {
        filter: { id: /\/src\/.+\.tsx?$/, code: 'defaultMessage' },
        handler(code, id) {
          if (!isAppBuild || !id.startsWith(`${root}/src/`)) return null;
          return { code: withoutDefaultMessages(code, this.parse(code)), map: null };
        },
      },
    },
  ];
}
