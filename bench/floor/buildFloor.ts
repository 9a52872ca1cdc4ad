import { resolve } from 'node:path';
import { build } from 'vite';
import { compressFiles } from '../../scripts/build/appBuild.ts';

export const floorFolder = resolve('dist/floor/app');

/** Builds with the app's own settings and compression. */
export async function buildFloor(): Promise<void> {
  await build({
    configFile: resolve('vite.config.ts'),
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'error',
    build: { outDir: floorFolder },
  });
  compressFiles(floorFolder);
}

// A test's environment would make it a test build, so tests build it in a separate process.
if (import.meta.main) await buildFloor();
