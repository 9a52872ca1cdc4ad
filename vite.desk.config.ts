// Build of the desk's page: a separate app, so that the customers' bundle contains nothing of it.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { messagesPlugin } from './scripts/build/messagesPlugin.ts';
import { ownTextsPlugin } from './scripts/build/ownTextsPlugin.ts';
import { themesPlugin } from './scripts/build/themesPlugin.ts';

const source = 'desk/index.html';

/** Vite outputs a page at its source path; this plugin moves it to the top. */
const pageOnTop: Plugin = {
  name: 'page-on-top',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle[source];
    if (page) page.fileName = 'index.html';
  },
};

export default defineConfig({
  base: '/desk/',
  publicDir: false,
  plugins: [messagesPlugin(), ownTextsPlugin(), themesPlugin(), react(), vanillaExtractPlugin(), pageOnTop],
  build: {
    outDir: 'dist/desk',
    emptyOutDir: true,
    // The page's content security policy allows data: only for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: source },
  },
});
