// Pages for benchmarks: built like the app, served under the product's own security headers.
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import Fastify from 'fastify';
import { build } from 'vite';
import { messagesPlugin } from '../../scripts/build/messagesPlugin.ts';
import { secure } from '../../server/http/security.ts';

export interface BenchPages {
  url: string;
  close: () => Promise<void>;
}

/** Builds the pages for production into a separate folder and serves them on a free local port. */
export async function openBenchPages(): Promise<BenchPages> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-pages-'));
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    plugins: [messagesPlugin(), react(), vanillaExtractPlugin()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'bench/pages/index.html' },
    },
  });
  const app = Fastify();
  await secure(app);
  await app.register(fastifyStatic, { root: folder, index: false });
  app.get('/', (_, reply) =>
    reply.type('text/html').send(createReadStream(join(folder, 'bench/pages/index.html'))),
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
