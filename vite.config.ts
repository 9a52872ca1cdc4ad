import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { domainsPlugin } from './scripts/build/domainsPlugin.ts';
import { manifestPlugin } from './scripts/build/manifestPlugin.ts';
import { messagesPlugin } from './scripts/build/messagesPlugin.ts';
import { ownTextsPlugin } from './scripts/build/ownTextsPlugin.ts';
import { placesPlugin } from './scripts/build/places.ts';
import { pureRouterPlugin } from './scripts/build/pureRouterPlugin.ts';
import { themesPlugin } from './scripts/build/themesPlugin.ts';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

/** Chunks shared by several screens would be named after all of them, and Home's first load contains all file names. */
const fileName = (name = '', extension: string): string =>
  `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].${extension}`;

/** Larger than the modules that need them, and not needed by most. */
const packages = {
  decimals: /node_modules[\\/]bignumber/,
  forms: /node_modules[\\/](?:formik|yup|lodash-es)/,
};

/** The packages above that each module imports, directly or indirectly. */
const brought = new Map<string, readonly string[]>();

function broughtBy(id: string, context: Rolldown.ChunkingContext): readonly string[] {
  const known = brought.get(id);
  if (known) return known;
  const own = Object.entries(packages).flatMap(([name, test]) => (test.test(id) ? [name] : []));
  // Two modules may import each other.
  brought.set(id, own);
  const imported = context.getModuleInfo(id)?.importedIds ?? [];
  const all = new Set([...own, ...imported.flatMap((each) => broughtBy(each, context))]);
  brought.set(id, [...all].sort());
  return brought.get(id)!;
}

/**
 * Loads a page in a few large files rather than in a hundred small ones. Code shared by many screens never imports code
 * shared by fewer, so that these chunks do not import each other; modules that import a package are separate from
 * modules that do not.
 */
const common = {
  name: (id: string, context: Rolldown.ChunkingContext) => ['common', ...broughtBy(id, context)].join('-'),
  minShareCount: 12,
  priority: 0.5,
};

/** A language's texts and its refusals are one file. English refusals load with the first page that may show one. */
const texts = /\/(?:src\/intl|contracts\/messages)\/([A-Za-z-]+)\.json$/;
const language = {
  name: (id: string) => (/messages\/en\.json$/.test(id) ? 'refusals' : (texts.exec(id)?.[1] ?? null)),
  test: texts,
  priority: 4,
};

export default defineConfig({
  plugins: [
    domainsPlugin(),
    messagesPlugin(),
    pureRouterPlugin(),
    ownTextsPlugin(),
    themesPlugin(),
    manifestPlugin(),
    placesPlugin(),
    react(),
    vanillaExtractPlugin(),
  ],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Browsers without support for the hint load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => fileName(name, 'js'),
        assetFileNames: ({ names: [name] }) => fileName(name, '[ext]'),
        codeSplitting: {
          groups: [
            language,
            {
              name: 'vendor',
              tags: ['$initial'],
              test: /node_modules|vite\/preload-helper/,
              priority: 3,
            },
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'decimals', test: packages.decimals, priority: 1 },
            { name: 'forms', test: packages.forms, priority: 1 },
            common,
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': server, '/socket.io': { target: server, ws: true } },
  },
});
