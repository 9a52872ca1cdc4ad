import { readFile } from 'node:fs/promises';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { extractMessages } from './extractMessages.ts';
import { compileDefaultMessages } from './compileDefaultMessages.ts';

const messagesFile = /\/src\/intl\/([A-Za-z-]+)\.json$/;
const parser = '@formatjs/icu-messageformat-parser';

/**
 * Hands out src/intl/<locale>.json parsed, so that the app carries no ICU parser, and English as the call sites
 * have it at that moment, so that nothing generated can be out of date.
 * The app's production build also leaves out the parser and parses the English texts where they stand: they come
 * with the code that shows them, and the first page waits for no others. Storybook keeps parser and texts: its
 * stories may hold texts of their own.
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
      name: 'messages-compile',
      enforce: 'post',
      transform: {
        filter: { id: /\/src\/.+\.tsx?$/, code: 'defaultMessage' },
        handler(code, id) {
          if (!isAppBuild || !id.startsWith(`${root}/src/`)) return null;
          return { code: compileDefaultMessages(code, this.parse(code)), map: null };
        },
      },
    },
  ];
}
