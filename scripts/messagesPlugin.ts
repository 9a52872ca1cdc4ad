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
 * English messages repeat. Storybook keeps both: its stories may hold texts of their own.
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
      async resolveId(source, importer) {
        if (!isAppBuild || source !== parser) return null;
        return this.resolve(`${parser}/no-parser.js`, importer, { skipSelf: true });
      },
      async load(id) {
        const locale = messagesFile.exec(id.replace(/\?.*$/, ''))?.[1];
        if (!locale) return null;
        const texts =
          locale === 'en'
            ? await extractMessages(root)
            : (JSON.parse(await readFile(id, 'utf8')) as Record<string, string>);
        // Vite's own JSON handling turns this text into a module.
        return JSON.stringify(
          Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parse(text)])),
        );
      },
    },
    {
      name: 'messages-strip',
      enforce: 'post',
      transform(code, id) {
        const isOurs = id.startsWith(`${root}/src/`) && /\.tsx?$/.test(id);
        if (!isAppBuild || !isOurs || !code.includes('defaultMessage')) return null;
        return { code: withoutDefaultMessages(code, this.parse(code)), map: null };
      },
    },
  ];
}
