import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { messagesPlugin } from './scripts/messagesPlugin.ts';
import { pureRouterPlugin } from './scripts/pureRouterPlugin.ts';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

/** Code of several screens would bear the names of all of them, and Home's first load carries the names of all files. */
const fileName = (name = '', extension: string): string =>
  `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].${extension}`;

/**
 * @param joinedBelow bytes of shared code that are no chunk of their own, but joined with what is loaded by nearly the same
 *   screens. The larger, the fewer files, and the likelier two of them need each other (scripts/chunkCycles.ts).
 */
export const configOf = (joinedBelow: number): UserConfig => ({
  plugins: [messagesPlugin(), pureRouterPlugin(), react(), vanillaExtractPlugin()],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Browsers that do not know the hint load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => fileName(name, 'js'),
        assetFileNames: ({ names: [name] }) => fileName(name, '[ext]'),
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              tags: ['$initial'],
              test: /node_modules|vite\/preload-helper/,
              priority: 3,
            },
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'decimals', test: /node_modules[\\/]bignumber/, priority: 1 },
            { name: 'forms', test: /node_modules[\\/](?:formik|yup|lodash-es)/, priority: 1 },
            {
              // What every call that Home makes later needs: joined with more, it would bring the code of forms with it.
              name: 'calls',
              test: /src[\\/]api[\\/](?:named|isOrderOf|moneyCommand|pages|readLater)\.ts/,
              priority: 1,
            },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: joinedBelow,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': server, '/socket.io': { target: server, ws: true } },
  },
});

export default defineConfig(configOf(0));
