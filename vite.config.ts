import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messagesPlugin } from './scripts/messagesPlugin.ts';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [messagesPlugin(), react(), vanillaExtractPlugin()],
  build: { outDir: 'dist/app', emptyOutDir: true, assetsInlineLimit: 0 },
  server: {
    proxy: { '/api': server, '/socket.io': { target: server, ws: true } },
  },
});
