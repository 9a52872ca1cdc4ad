import { readFile } from 'node:fs/promises';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { extractMessages } from './extractMessages.ts';
import { compileDefaultMessages } from './compileDefaultMessages.ts';
import { refusalId } from '../../src/intl/refusalId.ts';
import { refusalsOfApp } from './refusalsOfApp.ts';

const messagesFile = /\/src\/intl\/([A-Za-z-]+)\.json$/;
const refusalsFile = /\/contracts\/messages\/[A-Za-z-]+\.json$/;
const parser = '@formatjs/icu-messageformat-parser';

type Texts = Record<string, string>;

async function readTexts(path: string): Promise<Texts> {
  return JSON.parse(await readFile(path, 'utf8')) as Texts;
}

/** Texts of a language by message id, including its refusals. */
export const withRefusals = (texts: Texts, refusals: Texts): Texts => ({
  ...texts,
  ...Object.fromEntries(Object.entries(refusals).map(([reason, text]) => [refusalId(reason), text])),
});

/** Vite's own JSON handling turns this text into a module. */
function parsed(texts: Texts): string {
  return JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parse(text)])));
}

/**
 * Serves src/intl/<locale>.json parsed, so that the app needs no ICU parser, and English from the call sites, so that
 * no generated file can be out of date, each with the refusals of its language from contracts/messages. The app's
 * production build contains only the refusals that the app may show; it also omits the parser and parses the English
 * texts in place: they are part of the code that shows them, so the first page waits for no other texts. Storybook
 * keeps parser and texts, because its stories may have their own texts.
 */
export function messagesPlugin(): Plugin[] {
  let root = '.';
  let isAppBuild = false;
  async function refusalsIn(path: string): Promise<Texts> {
    const texts = await readTexts(path);
    if (!isAppBuild) return texts;
    const reasons = refusalsOfApp(root);
    return Object.fromEntries(Object.entries(texts).filter(([reason]) => reasons.has(reason)));
  }
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
        filter: { id: [messagesFile, refusalsFile] },
        async handler(id) {
          const locale = messagesFile.exec(id)?.[1];
          if (locale === undefined) return parsed(await refusalsIn(id));
          const texts = locale === 'en' ? extractMessages(root) : await readTexts(id);
          return parsed(withRefusals(texts, await refusalsIn(`${root}/contracts/messages/${locale}.json`)));
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
