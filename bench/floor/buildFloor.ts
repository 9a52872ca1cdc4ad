import { resolve } from 'node:path';
import { build } from 'vite';
import { compressFiles } from '../../scripts/build/appBuild.ts';

export const floorFolder = resolve('dist/floor/app');

/** Built with the app's own settings and compressed as the app is. */
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

// The environment of a test would make it a build for tests, so that one builds it in a process of its own.
if (import.meta.main) await buildFloor();
